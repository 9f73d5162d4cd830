import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantOf, todayOf } from '../domain/clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import type { Act } from './command.ts'
import { liftSuspension } from './suspension.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const both = ['core', 'member'] as const

/** `member` is a branch of `core`. These of them may not issue; what one is told who has paid its last overdue ticket. */
test.each([
  [
    'the parent, whose branch was stopped by it alone',
    ['core'],
    'core',
    ['core ISSUE_RESUMED', 'member ISSUE_RESUMED_PARENT'],
  ],
  ['the parent, whose branch has overdue tickets itself', ['core', 'member'], 'core', ['core ISSUE_RESUMED']],
  ['a branch, whose parent has not paid', ['core', 'member'], 'member', ['member ISSUE_PAID_PARENT']],
  ['a branch, whose parent owes nothing', ['member'], 'member', ['member ISSUE_RESUMED']],
] as const)('I29: who may issue again is told so, and nobody else: %s', async (_, suspended, payer, told) => {
  await t.database.write(async (tx) => {
    await tx.updateTable('corp').set({ parentCorp: world.core }).where('pkCorp', '=', world.member).execute()
    for (const each of suspended)
      await tx
        .updateTable('corp')
        .set({ issueSuspendedReason: 'OVERDUE', issueSuspendedSince: '2026-01-05' })
        .where('pkCorp', '=', world[each])
        .execute()
    const act = { tx, at: instantOf(world.clock), today: todayOf(world.clock), facts: [] } as unknown as Act
    await liftSuspension(act, world[payer])
  })
  const messages = await t.database.read.selectFrom('message').select(['fkCorp', 'notice']).distinct().execute()
  const nameOf = (fkCorp: string) => both.find((each) => world[each] === fkCorp)
  expect(messages.map(({ fkCorp, notice }) => `${nameOf(fkCorp)} ${notice}`).toSorted()).toEqual(told)
})
