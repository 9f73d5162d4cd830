import { type FlowRow, type FlowStep, funder as funderStep, platform as platformStep } from '@jinpiao/contract/flowRow'
import { type OutsideTask, taskKindNames } from '@jinpiao/contract/outside'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowOf } from '../../flow/application.ts'
import { draft, submit } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { simulate, simulators } from './answer.ts'
import { decideByDigit } from './simulator.ts'

/** No landed type asks an institution yet: here an issue goes straight to the platform. */
const steps = rowOf({ businessType: 'ISSUE' }).steps as FlowRow['steps'][number][]
const usual = [...steps]
const asking = (...asked: FlowStep[]) => steps.splice(0, steps.length, ...asked)

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
beforeEach(() => asking(platformStep({ mayReturn: true })))
afterEach(() => asking(...(usual as FlowStep[])))
afterAll(() => t.drop())

const submitted = async (amount: string) => {
  const pkApply = await draft(world, { amount })
  await submit(world, pkApply)
  return pkApply
}
const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state

test('every kind of task has somebody who answers it', () => {
  expect(taskKindNames.filter((kind) => simulators[kind] === undefined)).toEqual([])
})

test.each([
  ['100.01', true, 'REJECT'],
  ['100.02', true, 'RETURN'],
  ['100.02', false, 'REJECT'],
  ['100.03', true, undefined],
  ['100.00', true, 'APPROVE'],
  [null, true, 'REJECT'],
] as const)('the last digit of %s decides (may be returned: %s): %s', (amount, mayReturn, answer) => {
  const task = { no: 'SQ20261121000001', body: { amount } } as unknown as OutsideTask
  expect(decideByDigit(task, mayReturn)).toBe(answer)
})

test('nobody answers at once; after half a minute each as its amount says, once', async () => {
  const amounts = ['1000.00', '1000.01', '1000.02', '1000.03']
  const keys: string[] = []
  for (const amount of amounts) keys.push(await submitted(amount))
  expect(await simulate(world)).toBe(0)
  world.clock.advance(30_000)
  expect(await simulate(world)).toBe(3)
  expect(await simulate(world)).toBe(0)
  expect(await Promise.all(keys.map(stateOf))).toEqual(['DONE', 'REJECTED', 'RETURNED', 'PENDING_PLATFORM'])
})

test('each institution answers in its turn, and where nothing may be corrected it refuses', async () => {
  asking(platformStep(), funderStep())
  const pkApply = await submitted('2000.02')
  const other = await submitted('2000.00')
  await simulate(world, 0)
  expect([await stateOf(pkApply), await stateOf(other)]).toEqual(['REJECTED', 'PENDING_FUNDER'])
})
