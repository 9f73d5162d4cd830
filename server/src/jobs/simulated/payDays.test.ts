import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { Day } from '@jinpiao/values/days'
import { isWorkingDay, nextWorkingDay } from '@jinpiao/values/workingDays'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holidays } from '../../acts/holidays.ts'
import { DAY_MS, instantOf, todayOf } from '../../domain/clock.ts'
import { openTasksBefore } from '../../queries/tasks.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { reach } from '../../testing/walk/reach.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { payDayOf, simulate } from './answer.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/** Every step in which a bank pays or collects. */
const steps = businessTypes.flatMap((type) =>
  flowOf(type).steps.flatMap((step): [BusinessType, ApplicationState][] =>
    !isDecision(step) && step.from === 'BANK' && step.asks !== 'LATER' ? [[type, step.state]] : [],
  ),
)

/** Types of which a day is told before they are signed: T+1, the day of an early repayment, the day of payment of a ticket. */
const TOLD: readonly BusinessType[] = ['FINANCE', 'LOAN_REPAY', 'REDEEM']

/** The application is signed when a day is easily missed; what waits for its ticket to fall due is signed then. */
describe.each([
  ['a Friday at 16:00', '2026-11-27T16:00:00'],
  ['a Sunday', '2026-11-29T10:00:00'],
  ["New Year's Eve at 16:00", '2026-12-31T16:00:00'],
])('on %s', (_, moment) => {
  test.each(steps)(
    '%s: the bank of the demonstration does it on the day that was told, which its judge accepts',
    async (type, state) => {
      world.clock.advance(Date.parse(`${moment}+08:00`) - world.clock.now())
      await reach(world, type, state)
      const { task } = await openTaskOf(type)
      const calendar = await holidays(t.database.read)
      const told = payDayOf(task, linesOf(task)[0])
      expect(told === undefined, `${type} has a day of its own`).toBe(!TOLD.includes(type))
      const asked = todayOf(world.clock)
      const done = await dayOfAnswer(task.pkTask)
      const wanted = told === undefined ? asked : nextWorkingDay(told < asked ? asked : told, calendar)
      expect(done).toBe(wanted)
      if (told !== undefined) expect(done >= told && isWorkingDay(done, calendar)).toBe(true)
    },
  )
})

const openTasks = () => openTasksBefore(t.database.read, instantOf(world.clock))

async function openTaskOf(type: BusinessType) {
  const found = (await openTasks()).findLast(
    ({ task }) => task.institution === 'BANK' && task.body['businessType'] === type,
  )
  if (found === undefined) throw new Error(`no bank is asked about ${type}`)
  return found
}

const linesOf = ({ body }: { body: Record<string, unknown> }): number[] =>
  ((body['lines'] ?? []) as { line: number }[]).map(({ line }) => line)

/** The first day on which the simulated bank's answer is taken: what its judge refuses stays open. */
async function dayOfAnswer(pkTask: string): Promise<Day> {
  for (let days = 0; days < 15; days += 1) {
    await simulate(world, 0)
    if (!(await openTasks()).some(({ task }) => task.pkTask === pkTask)) return todayOf(world.clock)
    world.clock.advance(DAY_MS)
  }
  throw new Error('nobody has answered within fifteen days')
}
