import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { accept, issued, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { getStatistics } from './statistics.ts'
import { transactions } from './transactions.ts'

let t: TestDatabase
let world: World
let month: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  month = todayOf(world.clock).slice(0, 7)
  const { pkCredit } = await issued(world, { amount: '300.00' })
  await issued(world, { amount: '50.00' })
  await accept(world, pkCredit)
  await transferred(world, pkCredit, [[world.suppliers[1]?.fkCorp ?? '', '100.00']])
})
afterAll(() => t.drop())

const ask = (who: Person, side: 'CORE' | 'CHAIN', changes: object = {}) =>
  getStatistics(reading(world, who), side, { granularity: 'MONTH', from: month, to: month, party: '', ...changes })
const amounts = ({ totals }: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(totals.map(({ kind, amount }) => [kind, amount]))

test('an issuer counts what it issued and what was accepted; its balance is what circulates', async () => {
  const found = await ask('operator', 'CORE')
  expect(amounts(found)).toEqual({ ISSUE: '350.00', ACCEPT: '300.00', REDEEM: '0.00', OVERDUE: '0.00' })
  expect(found.periods.map(({ balance }) => balance)).toEqual(['350.00'])
  expect(found.parties.map(({ pkCorp }) => pkCorp)).toContain(world.suppliers[0]?.fkCorp)
})

test('a holder counts what it took and passed on; its balance is that of its movements', async () => {
  const found = await ask('supplierOperator', 'CHAIN')
  expect(amounts(found)).toMatchObject({ ACCEPT: '300.00', TRANSFER: '100.00', RECEIVED: '0.00' })
  const { sum } = await transactions.page(reading(world, 'supplierOperator'), {
    page: 1,
    pageSize: 10,
    asset: 'TICKET',
  })
  expect(Number(found.periods[0]?.balance)).toBe(Number(sum['incomeAmount']) - Number(sum['expenseAmount']))
})

test('with one other enterprise only what was done with it counts, and no balance is said', async () => {
  const [own, other] = world.suppliers.map(({ fkCorp }) => fkCorp)
  expect(amounts(await ask('operator', 'CORE', { party: own }))).toMatchObject({ ISSUE: '350.00' })
  const none = await ask('operator', 'CORE', { party: other })
  expect(amounts(none)).toMatchObject({ ISSUE: '0.00' })
  expect(none.periods.map(({ balance }) => balance)).toEqual([null])
})

test('quarters are those of the calendar, as far as the range reaches; empty periods are there', async () => {
  const { periods } = await ask('operator', 'CORE', { granularity: 'QUARTER', from: '2026-02', to: '2026-07' })
  expect(periods.map(({ period }) => period)).toEqual(['2026-02', '2026-04', '2026-07'])
})

test('more than three years are not counted', async () => {
  const refused = await ask('operator', 'CORE', { from: '2020-01' }).catch((error: unknown) => error)
  expect(isBusinessError(refused) && refused.code).toBe('04000172')
})
