import { flowOf, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forms } from '../business/all.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const decided = forms.map(({ type }) => type).filter((type) => flowOf(type).steps.some(isDecision))

test.each(decided)('0043: messages about an approved %s name the act of whoever approved it', async (type) => {
  const pkApply = await reach(world, type, 'DONE')
  const { read } = t.database
  const steps = await read
    .selectFrom('application_step')
    .select('step')
    .where('pkApply', '=', pkApply)
    .where('decision', '=', 'APPROVE')
    .orderBy('seq')
    .execute()
  const acts = steps.flatMap(({ step }) => {
    const found = stepOf(type, step as Parameters<typeof stepOf>[1])
    return found !== undefined && isDecision(found) ? [found.action] : []
  })
  const told = await read
    .selectFrom('message')
    .select(['notice', 'params'])
    .where('notice', 'in', ['APPLICATION_TO_FINAL', 'APPLICATION_APPROVED'])
    .where('target', 'like', `application:${pkApply}%`)
    .execute()
  const wanted = { APPLICATION_TO_FINAL: acts[0], APPLICATION_APPROVED: acts.at(-1) }
  for (const { notice, params } of told)
    expect([notice, JSON.parse(params)[5]]).toEqual([notice, wanted[notice as keyof typeof wanted]])
})
