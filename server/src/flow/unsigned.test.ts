import { type FlowRow, platform } from '@jinpiao/contract/flowRow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { draft, issues } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { rowOf } from './application.ts'
import { assembleSignature } from './assemble.ts'

/** No landed type is submitted without a signature: here an issue is, and goes straight to the platform. */
const row = rowOf({ businessType: 'ISSUE' }) as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
const usual = row.steps

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  row.unsigned = true
  row.steps = [platform()]
})
afterAll(async () => {
  delete row.unsigned
  row.steps = usual
  await t.drop()
})

const submitted = async (pkApply: string) =>
  (await issues.submit(as(world, 'operator'), { pkApplys: [pkApply] })).results[0]

test('what its row calls unsigned is submitted without a signature, and its step in the trail has none', async () => {
  const pkApply = await draft(world)
  expect(await submitted(pkApply)).toMatchObject({ ok: true })
  const { read } = t.database
  const application = await read
    .selectFrom('application')
    .select('state')
    .where('pkApply', '=', pkApply)
    .executeTakeFirst()
  expect(application?.state).toBe('PENDING_PLATFORM')
  const steps = await read
    .selectFrom('application_step')
    .select(['decision', 'pkSign'])
    .where('pkApply', '=', pkApply)
    .execute()
  expect(steps).toEqual([{ decision: 'SUBMIT', pkSign: null }])
})

test('it is refused for the same reasons as a signed one', async () => {
  const pkApply = await draft(world, { amount: '' })
  expect(await submitted(pkApply)).toMatchObject({ ok: false, code: expect.stringMatching(/^0/) })
})

test('there is no text of it to sign', async () => {
  const ids = [await draft(world)]
  const text = assembleSignature(businesses, as(world, 'operator'), { ids, businessType: 'ISSUE', action: 'SUBMIT' })
  await expect(text).rejects.toMatchObject({ code: expect.stringMatching(/^(1100|0100)/) })
})
