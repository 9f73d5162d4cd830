import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { runDaily } from '../jobs/daily.ts'
import { accept, issued, redeemed, refuse, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { getStatement } from './statements.ts'
import { transactions } from './transactions.ts'

let t: TestDatabase
let world: World
let first: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  first = todayOf(world.clock).slice(0, 7)
  await play()
})
afterAll(() => t.drop())

const people = ['operator', 'supplierOperator', 'otherSupplier', 'strangerOperator', 'rivalOperator'] as const

/** Over two months: two tickets, one split with a part that comes back, one paid. */
async function play(): Promise<void> {
  const due = addDays(todayOf(world.clock), 30)
  const paid = await issued(world, { amount: '1000.00', promisedDate: due })
  await accept(world, paid.pkCredit)
  const split = await issued(world, { amount: '3000.00' })
  await accept(world, split.pkCredit)
  const other = world.suppliers[1]?.fkCorp ?? ''
  const { pkCredits } = await transferred(world, split.pkCredit, [
    [other, '500.00'],
    [world.stranger, '700.00'],
  ])
  await accept(world, pkCredits[0] ?? '', 'otherSupplier')
  await refuse(world, pkCredits[1] ?? '', 'strangerOperator')
  world.clock.advanceDays(31)
  await runDaily(world)
  await redeemed(world, [paid.pkCredit])
}

const listed = (who: Person, asset: string, query: object = {}) =>
  transactions.page(reading(world, who), { page: 1, pageSize: 200, asset, ...query })
const statement = (who: Person, month: string) => getStatement(reading(world, who), { month })
const fen = (text: string | null | undefined) => decimalToFen(text ?? '0.00')
const add = (amounts: readonly (string | null)[]) => amounts.reduce((sum, amount) => sum + fen(amount), 0n)
const lastDay = (month: string) => addDays(`${month === first ? nextMonth() : '2100-01'}-01`, -1)
const nextMonth = () => todayOf(world.clock).slice(0, 7)

test('what a statement says of a month is the sum of its movements, and opening + movements = closing', async () => {
  for (const who of people) {
    for (const month of [first, nextMonth()]) {
      for (const account of (await statement(who, month)).accounts) {
        const days = { atFrom: `${month}-01`, atTo: lastDay(month) }
        const { list, sum } = await listed(who, account.asset, days)
        const income = add(list.map(({ incomeAmount }) => incomeAmount))
        const expense = add(list.map(({ expenseAmount }) => expenseAmount))
        expect([fen(account.incomeAmount), fen(account.expenseAmount)], `${who} ${month}`).toEqual([income, expense])
        expect([fen(sum.incomeAmount), fen(sum.expenseAmount)], `${who} ${month}`).toEqual([income, expense])
        expect(fen(account.openingAmount) + income - expense).toBe(fen(account.closingAmount))
        for (const { ledgerKind, direction, count, amount } of account.movements) {
          const own = list.filter((row) => row.ledgerKind === ledgerKind && row.direction === direction)
          expect([own.length, add(own.map((row) => row.amount))], `${who} ${ledgerKind}`).toEqual([count, fen(amount)])
        }
        expect(account.movements.reduce((total, { count }) => total + count, 0)).toBe(list.length)
      }
    }
  }
})

test('a month begins where the one before ends, and the last closes at what is held less what circulates', async () => {
  for (const who of people) {
    const [before, after] = [await statement(who, first), await statement(who, nextMonth())]
    expect(after.accounts.map(({ openingAmount }) => openingAmount)).toEqual(
      before.accounts.map(({ closingAmount }) => closingAmount),
    )
    const { fkCorp } = world.people[who]
    const tickets = await t.database.read
      .selectFrom('ticket')
      .select(['fkHolder', 'fkIssuer', 'amountFen', 'state'])
      .where('state', 'in', ['HELD', 'DUE', 'OVERDUE'])
      .execute()
    const of = (isMeant: (row: (typeof tickets)[number]) => boolean) =>
      tickets.filter(isMeant).reduce((sum, { amountFen }) => sum + amountFen, 0n)
    const balance = of(({ fkHolder }) => fkHolder === fkCorp) - of(({ fkIssuer }) => fkIssuer === fkCorp)
    expect(fen(after.accounts[0]?.closingAmount), who).toBe(balance)
  }
})

test('the sums over all rows are those of the rows; tickets and money stand apart', async () => {
  for (const who of people) {
    for (const asset of ['TICKET', 'MONEY']) {
      const { list, sum, pagecond } = await listed(who, asset)
      expect(pagecond.count).toBe(list.length)
      expect(fen(sum.incomeAmount)).toBe(add(list.map(({ incomeAmount }) => incomeAmount)))
      expect(fen(sum.expenseAmount)).toBe(add(list.map(({ expenseAmount }) => expenseAmount)))
    }
  }
  expect((await listed('operator', 'MONEY')).sum).toEqual({ incomeAmount: '0.00', expenseAmount: '1000.00' })
  expect((await listed('supplierOperator', 'MONEY')).list).toMatchObject([
    { ledgerKind: 'REDEEM', direction: 'IN', incomeAmount: '1000.00', expenseAmount: null, bankSerial: 'SERIAL-0' },
  ])
})

test('movements are searched by kind, direction, other side and amount', async () => {
  const back = await listed('supplierOperator', 'TICKET', { ledgerKind: ['CAME_BACK'] })
  expect(back.list).toMatchObject([{ incomeAmount: '700.00', direction: 'IN' }])
  expect(back.sum).toEqual({ incomeAmount: '700.00', expenseAmount: '0.00' })
  const out = await listed('supplierOperator', 'TICKET', { direction: ['OUT'], amountTo: '600.00' })
  expect(out.list.map(({ expenseAmount }) => expenseAmount)).toEqual(['500.00'])
  const name = out.list[0]?.counterpartyName.slice(0, 4)
  expect((await listed('supplierOperator', 'TICKET', { counterpartyName: name })).list).toHaveLength(1)
})

test('two readings of a month that is over are equal, whatever has happened since', async () => {
  const before = await statement('operator', first)
  expect(before.isRunning).toBe(false)
  await accept(world, (await issued(world, { amount: '10.00' })).pkCredit)
  expect(JSON.stringify(await statement('operator', first))).toBe(JSON.stringify(before))
})
