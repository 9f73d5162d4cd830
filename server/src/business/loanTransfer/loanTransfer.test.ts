import { addDays } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { addWorkingDays, isWorkingDay } from '@jinpiao/values/workingDays'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { holidays } from '../../acts/holidays.ts'
import { todayOf } from '../../domain/clock.ts'
import { runDaily } from '../../jobs/daily.ts'
import { getPlanOf } from '../../queries/drawPlan.ts'
import { getOwedOf } from '../../queries/owed.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { lend } from '../../testing/repayments.ts'
import { openTasks, type Reply, replyTo } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { collectNow } from '../loanDeduction/collect.ts'
import { reportTransfer } from './report.ts'

let t: TestDatabase
let world: World
let pkDraw: string
const who = 'supplierOperator'
/** A loan of 100,000.00 yuan in six parts, of which the first is overdue since some days; the bank has tried and failed. */
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkDraw = (await lend(as(world, who))).pkDraw
  await passTo(addDays(todayOf(world.clock), 40))
  await answer('DEDUCTION', { answer: 'REJECT', comment: '还款账户余额不足' })
})
afterAll(() => t.drop())

/** Day by day, as the daily work does, to a working day on or after the one that is named. */
async function passTo(day: string): Promise<void> {
  const calendar = await holidays(t.database.read)
  while (todayOf(world.clock) < day || !isWorkingDay(todayOf(world.clock), calendar)) world.clock.advanceDays(1)
  await runDaily(world)
}

const asked = async (kind: 'DEDUCTION' | 'LOAN_TRANSFER') =>
  (await openTasks(world)).findLast(({ task }) => task.kind === kind)
async function answer(kind: 'DEDUCTION' | 'LOAN_TRANSFER', reply: Reply) {
  const found = await asked(kind)
  if (found === undefined) throw new Error(`${kind}: nobody is asked`)
  await replyTo(world, found, reply)
}
const owed = () => getOwedOf(reading(world, who), { pkDraw })
const collect = (amount: string, by: Person = who) => collectNow(as(world, by), { pkDraw, amount })
const transfer = (change: object = {}) =>
  owed().then(({ total }) =>
    reportTransfer(
      as(world, who),
      { pkDraw },
      {
        amount: total,
        pkAccount: world.accounts[world.people[who].fkCorp] ?? '',
        bankSerial: 'TRANSFER-1',
        payDate: todayOf(world.clock),
        fileIds: [world.files[world.people[who].fkCorp] ?? ''],
        ...change,
      },
    ),
  )
const told = async () =>
  (
    await t.database.read
      .selectFrom('message')
      .select('notice')
      .distinct()
      .where('fkCorp', '=', world.people[who].fkCorp)
      .execute()
  ).map(({ notice }) => notice)
const getDraw = async () => (await getPlanOf(reading(world, who), { pkDraw })).draw
const first = async () => (await getPlanOf(reading(world, who), { pkDraw })).rows[0]

test('what is owed today is what the daily collection asks the bank for, and what the plan says', async () => {
  const { total, overdueDays, failReason, rows } = await owed()
  expect(overdueDays).toBeGreaterThan(0)
  expect(failReason).toBe('还款账户余额不足')
  expect(decimalToFen(rows[0]?.penalty ?? '0.00')).toBeGreaterThan(0n)
  await passTo(addDays(todayOf(world.clock), 1))
  const next = await owed()
  expect(decimalToFen(next.total)).toBeGreaterThan(decimalToFen(total))
  expect((await asked('DEDUCTION'))?.task.body).toMatchObject({ amount: next.total })
  const row = await first()
  expect(fenToDecimal(decimalToFen(row?.dueTotal ?? '') - decimalToFen(row?.paidTotal ?? ''))).toBe(next.total)
})

test('重新扣款 on the same day: a part goes to penalty, then interest, then principal; the rest stays owed', async () => {
  const { rows, total } = await owed()
  const { penalty = '', interest = '' } = rows[0] ?? {}
  const part = fenToDecimal(decimalToFen(penalty) + decimalToFen(interest) + 100n)
  await collect(part)
  expect((await asked('DEDUCTION'))?.task.body).toMatchObject({ amount: part, penalty, interest, principal: '1.00' })
  expect(await owed()).toMatchObject({ collectRefusal: expect.any(String), transferRefusal: expect.any(String) })
  await expect(collect(part)).rejects.toMatchObject({ code: '09000131' })
  const body = { bankSerial: 'COLLECT-1', paidOn: todayOf(world.clock), paid: part }
  await answer('DEDUCTION', { answer: 'APPROVE', body })
  const left = await owed()
  expect(left.total).toBe(fenToDecimal(decimalToFen(total) - decimalToFen(part)))
  expect(left.rows[0]).toMatchObject({ penalty: '0.00', interest: '0.00' })
  // The rest on the same day, too; who has asked hears why it failed.
  await collect(left.total)
  await answer('DEDUCTION', { answer: 'REJECT', comment: '还款账户已冻结' })
  expect(await told()).toContain('LOAN_NOT_COLLECTED')
  expect((await owed()).failReason).toBe('还款账户已冻结')
})

test('it is refused by others, for more than is due, on days on which no bank works, and where nothing is due', async () => {
  const { total } = await owed()
  const more = fenToDecimal(decimalToFen(total) + 1n)
  await expect(collect(more)).rejects.toMatchObject({ code: '09000134' })
  await expect(collect('0.00')).rejects.toMatchObject({ code: '09000134' })
  await expect(collect(total, 'otherSupplier')).rejects.toMatchObject({ code: '01000302' })
  await expect(collect(total, 'purchaser')).rejects.toMatchObject({ code: '01000202' })
  const calendar = await holidays(t.database.read)
  while (isWorkingDay(todayOf(world.clock), calendar)) world.clock.advanceDays(1)
  await expect(collect((await owed()).total)).rejects.toMatchObject({ code: '09000133' })
  await transfer()
  await answer('LOAN_TRANSFER', {
    answer: 'APPROVE',
    body: { paidOn: todayOf(world.clock), paid: (await owed()).transfer?.amount },
  })
  expect((await owed()).total).toBe('0.00')
  await expect(collect('1.00')).rejects.toMatchObject({ code: '09000130' })
})

test('a transfer pays once its funder has found it, on the day on which it had come, with its receipt', async () => {
  const { total, payTo } = await owed()
  expect(payTo).toMatchObject({ payeeAccount: expect.any(String) })
  await transfer()
  expect((await owed()).total).toBe(total)
  await expect(transfer({ bankSerial: 'TRANSFER-2' })).rejects.toMatchObject({ code: '09000132' })
  const paidOn = todayOf(world.clock)
  for (const [wrong, code] of [
    [{ paidOn, paid: fenToDecimal(decimalToFen(total) - 1n) }, '01000332'],
    [{ paidOn: addDays(paidOn, 1), paid: total }, '01000333'],
    [{ paidOn: addDays(paidOn, -1), paid: total }, '01000333'],
    [{ paidOn }, '01000330'],
    [{ paidOn: '2026-13-99', paid: total }, '01000331'],
    [{ paidOn, paid: total, bankSerial: 'ANOTHER-1' }, '01000332'],
  ] as const) {
    await expect(answer('LOAN_TRANSFER', { answer: 'APPROVE', body: wrong })).rejects.toMatchObject({ code })
  }
  await answer('LOAN_TRANSFER', { answer: 'APPROVE', body: { paidOn, paid: total } })
  expect(await first()).toMatchObject({ instalmentState: 'PAID', paidTotal: total })
  expect(await told()).toContain('LOAN_TRANSFERRED')
  const receipts = t.database.read.selectFrom('receipt').select('amountFen').where('kind', '=', 'LOAN_REPAID')
  expect(await receipts.execute()).toEqual([{ amountFen: decimalToFen(total) }])
  await expect(transfer({ amount: '1.00' })).rejects.toMatchObject({ code: '09000130' })
})

test('while a transfer waits for its funder the bank collects nothing; unanswered, it collects again, and the borrower is told once', async () => {
  await transfer()
  const calendar = await holidays(t.database.read)
  const last = addWorkingDays(todayOf(world.clock), 5, calendar)
  expect((await owed()).transfer).toMatchObject({ state: 'CONFIRMING', answerBy: last })
  while (todayOf(world.clock) < last) {
    world.clock.advanceDays(1)
    await runDaily(world)
    expect(await asked('DEDUCTION'), todayOf(world.clock)).toBeUndefined()
  }
  await passTo(addDays(last, 1))
  await runDaily(world)
  expect(await asked('DEDUCTION')).toBeDefined()
  const messages = t.database.read
    .selectFrom('message')
    .select('pkMessage')
    .where('notice', '=', 'LOAN_TRANSFER_UNANSWERED')
  // One for the operator, one for the director.
  expect(await messages.execute()).toHaveLength(2)
})

test('one that its funder has not found is owed as before, with the reason beside it, and can be reported again', async () => {
  await transfer()
  await answer('LOAN_TRANSFER', { answer: 'REJECT', comment: '未查到该笔转账' })
  expect((await owed()).transfer).toMatchObject({ state: 'REFUSED', failReason: '未查到该笔转账' })
  await transfer({ bankSerial: 'TRANSFER-2' })
  expect((await owed()).transfer).toMatchObject({ state: 'CONFIRMING' })
})

/** What is told of the loan from now on, with what it says besides the loan. */
async function toldBy(act: () => Promise<unknown>): Promise<string[]> {
  const all = () => t.database.read.selectFrom('message').selectAll().where('target', 'like', `%${pkDraw}%`).execute()
  const before = new Set((await all()).map(({ pkMessage }) => pkMessage))
  await act()
  const said = (await all()).filter(({ pkMessage }) => !before.has(pkMessage))
  return [...new Set(said.map(({ notice, params }) => [notice, ...JSON.parse(params).slice(1)].join(' | ')))]
}
const yuan = (fen: bigint) => formatMoney(fen)

test.each<[outcome: string, paid: (total: bigint) => bigint, asked: (total: bigint) => bigint]>([
  ['all that was asked for', (total) => total, (total) => total],
  ['a part of it', () => 500_000n, (total) => total],
  ['the part that was asked for', () => 500_000n, () => 500_000n],
])('P13: the borrower is told what was asked, what came and what is overdue still: %s', async (outcome, paid, ask) => {
  const total = decimalToFen((await owed()).total)
  await collect(fenToDecimal(ask(total)))
  const body = { bankSerial: 'COLLECT-1', paidOn: todayOf(world.clock), paid: fenToDecimal(paid(total)) }
  const comment = outcome === 'a part of it' ? '还款账户余额不足' : ''
  const told = await toldBy(() => answer('DEDUCTION', { answer: 'APPROVE', body, comment }))
  const left = yuan(total - paid(total))
  const { outstanding } = await getDraw()
  if (outcome === 'all that was asked for') {
    expect(told).toEqual([`LOAN_COLLECTED | ${yuan(total)} | ${formatMoney(outstanding)}`, 'LOAN_CURED'])
  } else if (outcome === 'a part of it') {
    expect(told).toEqual([`LOAN_COLLECTED_PART | 5,000.00 | ${yuan(total)} | 还款账户余额不足 | ${left} | ${left}`])
  } else expect(told).toEqual([`LOAN_COLLECTED_LEFT | 5,000.00 | ${left} | ${left}`])
})

test('P13: of a transfer as of a collection: a part, then the rest, which cures', async () => {
  const total = decimalToFen((await owed()).total)
  const rest = yuan(total - 500_000n)
  const come = (paid: string) =>
    answer('LOAN_TRANSFER', { answer: 'APPROVE', body: { paidOn: todayOf(world.clock), paid } })
  await transfer({ amount: '5000.00' })
  expect(await toldBy(() => come('5000.00'))).toEqual([`LOAN_TRANSFERRED_LEFT | 5,000.00 | ${rest} | ${rest}`])
  await transfer({ bankSerial: 'TRANSFER-2' })
  const told = await toldBy(() => come(fenToDecimal(total - 500_000n)))
  expect(told.map((each) => each.split(' | ')[0])).toEqual(['LOAN_TRANSFERRED', 'LOAN_CURED'])
  await expectInvariants(t.database)
})
