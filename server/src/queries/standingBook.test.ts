import { dueClasses } from '@jinpiao/contract/due'
import { listBook } from '@jinpiao/contract/standingBook'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { runDaily } from '../jobs/daily.ts'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { expectSecrecy } from '../testing/secrecy.ts'
import { accept, issued, redeemed, refuse, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { xlsxOf } from './sheet.ts'
import { standingBook } from './standingBook.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  await play()
})
afterAll(() => t.drop())

/** Five tickets: paid, overdue, split, held, refused. */
async function play(): Promise<void> {
  const due = addDays(todayOf(world.clock), 20)
  const paid = await issued(world, { amount: '1000.00', promisedDate: due })
  await accept(world, paid.pkCredit)
  const overdue = await issued(world, { amount: '2000.00', promisedDate: due })
  await accept(world, overdue.pkCredit)
  const split = await issued(world, { amount: '3000.00' })
  await accept(world, split.pkCredit)
  const { pkCredits } = await transferred(world, split.pkCredit, [[world.suppliers[1]?.fkCorp ?? '', '500.00']])
  await accept(world, pkCredits[0] ?? '', 'otherSupplier')
  const held = await issued(world, { amount: '4000.00', pkSupplier: world.suppliers[1]?.pkSupplier ?? '' })
  await accept(world, held.pkCredit, 'otherSupplier')
  const refused = await issued(world, { amount: '5000.00' })
  await refuse(world, refused.pkCredit)
  world.clock.advanceDays(20)
  await runDaily(world)
  await redeemed(world, [paid.pkCredit])
  world.clock.advanceDays(15)
  await runDaily(world)
}

const book = (query: object = {}, who: Person = 'operator') =>
  standingBook.page(reading(world, who), { page: 1, pageSize: 50, ...query })

test('one line for each ticket that was issued, with what its parts add up to', async () => {
  const { list } = await book({ sort: 'amount,asc' })
  expect(
    list.map(({ amount, redeemedAmount, outstandingAmount, state, leafCount, levelCount }) => [
      amount,
      redeemedAmount,
      outstandingAmount,
      state,
      leafCount,
      levelCount,
    ]),
  ).toEqual([
    ['1000.00', '1000.00', '0.00', 'REDEEMED', 1, 1],
    ['2000.00', '0.00', '2000.00', 'OVERDUE', 1, 1],
    ['3000.00', '0.00', '3000.00', 'CIRCULATING', 2, 2],
    ['4000.00', '0.00', '4000.00', 'CIRCULATING', 1, 1],
    ['5000.00', '0.00', '0.00', 'ENDED', 1, 1],
  ])
  expect(list.map(({ overdueDays }) => (overdueDays ?? 0) > 0)).toEqual([false, true, false, false, false])
})

test('the totals are those of its lines, and of all that was issued', async () => {
  const { list, sum, pagecond } = await book()
  const added = (key: 'amount' | 'redeemedAmount' | 'outstandingAmount') =>
    list.reduce((total, line) => total + decimalToFen(line[key]), 0n)
  const issues = await t.database.read
    .selectFrom('ticket')
    .select('amountFen')
    .where('fkIssuer', '=', world.core)
    .where('parentCredit', 'is', null)
    .execute()
  expect(pagecond.count).toBe(issues.length)
  for (const key of ['amount', 'redeemedAmount', 'outstandingAmount'] as const) {
    expect(decimalToFen(sum[key] ?? ''), key).toBe(added(key))
  }
  expect(added('amount')).toBe(issues.reduce((total, { amountFen }) => total + amountFen, 0n))
})

test('it is searched by supplier, number, day and amount; a part of it has the sum of its amounts', async () => {
  const [line] = (await book({ amountFrom: '4000.00', amountTo: '4000.00' })).list
  expect((await book({ supplierName: line?.supplierName })).list.map(({ amount }) => amount)).toEqual(['4000.00'])
  expect((await book({ creditNo: line?.creditNo })).list).toEqual([line])
  const { sum } = await book({ amountFrom: '4000.00' })
  expect(sum).toEqual({ amount: '9000.00' })
})

test('what is still to be paid stands in one of its views, the oldest first, which says how much it is', async () => {
  const views = await Promise.all(dueClasses.map((box) => book({ box })))
  const [overdue, due, notDue] = views.map(({ list }) => list)
  expect(overdue?.map(({ amount }) => amount)).toEqual(['2000.00'])
  expect(due).toEqual([])
  const days = notDue?.map(({ promisedDate }) => promisedDate) ?? []
  expect(days).toEqual(days.toSorted())
  const open = (await book()).list.filter(({ outstandingAmount }) => outstandingAmount !== '0.00')
  const inViews = views.flatMap(({ list }) => list.map(({ pkCredit }) => pkCredit))
  expect(inViews.toSorted()).toEqual(open.map(({ pkCredit }) => pkCredit).toSorted())
  for (const { list, sum } of views) {
    const left = list.reduce((total, line) => total + decimalToFen(line.outstandingAmount), 0n)
    expect(sum['outstandingAmount']).toBe(fenToDecimal(left))
    expect(sum['redeemedAmount']).toBe('0.00')
  }
  // Of a part of a view it is not kept.
  expect((await book({ box: 'NOT_DUE', amountFrom: '4000.00' })).sum).toEqual({ amount: '4000.00' })
})

test('a workbook of it ends with the sums of its lines', async () => {
  const all = { page: 1, pageSize: 1 }
  const bytes = await xlsxOf(listBook, standingBook, reading(world, 'operator'), all, ['creditNo', 'amount', 'state'])
  const rows = await readSheetFile({ name: 'book.xlsx', bytes })
  expect(rows).toHaveLength(7)
  expect(rows.at(-1)).toEqual(['合计', 15_000, null])
})

test('I30, I26: nobody else reads it, and it names no holder but the first', async () => {
  for (const who of ['rivalOperator', 'supplierOperator'] as const) expect((await book({}, who)).list).toEqual([])
  await expectSecrecy(world)
})
