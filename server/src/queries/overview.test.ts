import { ladderSteps } from '@jinpiao/contract/overview'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { moveMaturities } from '../jobs/maturity.ts'
import { accept, creditList, draft, draftTransfer, issued, issueList, submit, transferList } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { limits } from './limits.ts'
import { getOverview } from './overview.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const today = todayOf(world.clock)
  for (const [index, days] of [20, 45, 75, 100].entries()) {
    const promisedDate = addDays(today, days)
    const { pkCredit } = await issued(world, { amount: `${index + 1}00.00`, promisedDate })
    await accept(world, pkCredit)
    if (days !== 75) continue
    const other = world.suppliers[1]?.fkCorp ?? ''
    await submit(world, await draftTransfer(world, pkCredit, [[other, '300.00']]), 'supplierOperator', 'TRANSFER')
  }
  await issued(world, { amount: '50.00', promisedDate: addDays(today, 30) })
  await submit(world, await draft(world, { amount: '70.00' }))
})
afterAll(() => t.drop())

const overview = (who: Person) => getOverview(reading(world, who))
const all = { page: 1, pageSize: 200 }
const figureOf = (rows: readonly { amount: string }[]) => ({
  count: rows.length,
  amount: fenToDecimal(rows.reduce((sum, { amount }) => sum + decimalToFen(amount), 0n)),
})
/** How a ticket stands and how far ahead its day is, as the ladder has it. */
const stepOf = ({ state, promisedDate }: Rung) =>
  state === 'OVERDUE' || state === 'DUE'
    ? state
    : String([30, 60, 90].find((days) => promisedDate <= addDays(todayOf(world.clock), days)) ?? 'LATER')
type Rung = { amount: string; promisedDate: string; state: string }
const ladderOf = (rows: readonly Rung[]) =>
  ladderSteps.map((step) => ({
    step,
    ...figureOf(rows.filter((row) => stepOf(row) === step)),
  }))

test('what a holder has is the sum of its list of tickets, free and busy, and by day', async () => {
  const found = await overview('supplierOperator')
  const { list } = await creditList(world, 'supplierOperator', { ...all, state: ['HELD', 'DUE', 'OVERDUE'] })
  expect(found.held).toEqual(figureOf(list))
  expect(found.free).toEqual(figureOf(list.filter(({ lockedBy }) => lockedBy === null)))
  expect(found.busy).toEqual(figureOf(list.filter(({ lockedBy }) => lockedBy !== null)))
  expect(found.busy).toEqual({ count: 1, amount: '300.00' })
  expect(found.ladder).toEqual(ladderOf(list))
  expect(found.ladder.map(({ amount }) => amount)).toEqual(['0.00', '0.00', '100.00', '200.00', '300.00', '400.00'])
  expect([found.payable, found.limits]).toEqual([null, null])
})

test('what a core owes is the sum of its tickets that circulate; its limits are those of their list', async () => {
  const found = await overview('operator')
  const { list } = await creditList(world, 'operator', { ...all, scope: 'ISSUED' })
  const circulating = list.filter(({ state }) => ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE'].includes(state))
  expect(found.payable).toEqual({ total: figureOf(circulating), ladder: ladderOf(circulating) })
  expect(found.payable?.ladder[2]).toMatchObject({ count: 2, amount: '150.00' })
  expect(found.held.count).toBe(0)
  const { sum } = await limits.page(reading(world, 'operator'), { ...all, state: [] })
  expect(found.limits).toEqual(sum)
})

test('what is due and what is overdue stand before what falls due, for holder and issuer', async () => {
  const fresh = await createTestDatabase()
  const before = world
  try {
    world = await createWorld(fresh.database)
    const today = todayOf(world.clock)
    for (const [index, days] of [1, 8].entries()) {
      const { pkCredit } = await issued(world, { amount: `${index + 1}00.00`, promisedDate: addDays(today, days) })
      await accept(world, pkCredit)
    }
    world.clock.advanceDays(8)
    await moveMaturities({ database: fresh.database, clock: world.clock })
    const sides = [(await overview('supplierOperator')).ladder, (await overview('operator')).payable?.ladder]
    for (const ladder of sides) {
      expect(ladder?.slice(0, 3)).toEqual([
        { step: 'OVERDUE', count: 1, amount: '100.00' },
        { step: 'DUE', count: 1, amount: '200.00' },
        { step: '30', count: 0, amount: '0.00' },
      ])
    }
    const one = (amount: string) => ({ count: 1, amount })
    const found = await overview('supplierOperator')
    expect(found).toMatchObject({ free: { count: 0 }, busy: { count: 0 }, due: one('200.00'), overdue: one('100.00') })
  } finally {
    world = before
    await fresh.drop()
  }
})

test('what is in progress is the list of applications that wait, by business', async () => {
  const pending = (rows: readonly { state: string; amount: string | null }[]) =>
    figureOf(
      rows.filter(({ state }) => state.startsWith('PENDING_')).map(({ amount }) => ({ amount: amount ?? '0.00' })),
    )
  const issues = await issueList(world, 'operator', all)
  expect((await overview('operator')).underWay).toEqual([{ businessType: 'ISSUE', ...pending(issues.list) }])
  const transfers = await transferList(world, 'supplierOperator', all)
  expect((await overview('supplierOperator')).underWay).toEqual([
    { businessType: 'TRANSFER', ...pending(transfers.list) },
  ])
})
