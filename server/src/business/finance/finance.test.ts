import type { DataOf } from '@jinpiao/contract/endpoint'
import type { finance } from '@jinpiao/contract/finance'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS, todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { runDaily } from '../../jobs/daily.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import { financeLine } from '../../testing/financeLine.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, answerAs, approveAs, formOf, issued, openTasks, returnAs, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, sign, transferLine, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { quoteFinance } from './quote.ts'

let t: TestDatabase
let world: World
let holder: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  holder = world.suppliers[0]?.fkCorp ?? ''
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const forms = () => formOf('FINANCE')
const submit = (pkApply: string) => submitAs('FINANCE')(world, pkApply, 'supplierOperator')
const approve = (pkApply: string) => approveAs('FINANCE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
const platform = { answer: 'APPROVE', body: { registryNo: 'ZD-0001' } } as const
const funder = { answer: 'APPROVE', body: { factoringNo: 'BL-0001' } } as const
const bank = (paidOn?: string) =>
  ({ answer: 'APPROVE', body: { bankSerial: 'BANK-0001', ...(paidOn && { paidOn }) } }) as const
const answer = (
  from: 'PLATFORM' | 'FUNDER' | 'BANK',
  pkApply: string,
  reply: Parameters<ReturnType<typeof answerAs>>[2],
) => answerAs('FINANCE', from)(world, pkApply, reply)

/** A ticket that the supplier holds, payable after so many days. */
async function held(amount = '1000.00', days = 90) {
  const { pkCredit } = await issued(world, { amount, promisedDate: addDays(todayOf(world.clock), days) })
  await accept(world, pkCredit)
  return t.database.read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirstOrThrow()
}
type Held = Awaited<ReturnType<typeof held>>

async function draftOf(ticket: Held, amount = '1000.00', changes: object = {}): Promise<string> {
  const line = { ...financeLine(world, ticket, amount), ...changes }
  const { saved } = await forms().save(as(world, 'supplierOperator'), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}

/** Up to the bank. */
async function agreed(ticket: Held, amount = '1000.00'): Promise<string> {
  const pkApply = await draftOf(ticket, amount)
  await submit(pkApply)
  await approve(pkApply)
  await answer('PLATFORM', pkApply, platform)
  await answer('FUNDER', pkApply, funder)
  return pkApply
}

const detailOf = (pkApply: string, who: Person = 'supplierOperator') =>
  forms().get(reading(world, who), { pkApply }) as Promise<DataOf<typeof finance.get>>
const stateOf = async (pkApply: string) => (await detailOf(pkApply)).application.state
const ticketsOf = (fkHolder: string) =>
  t.database.read
    .selectFrom('ticket')
    .select(['creditNo', 'state', 'amountFen', 'holderKind', 'lockedBy', 'depth'])
    .where('fkHolder', '=', fkHolder)
    .orderBy('creditNo')
    .execute()
const booksOf = (fkCorp: string) =>
  t.database.read
    .selectFrom('transaction_log')
    .select(['kind', 'direction', 'amountFen', 'bankSerial'])
    .where('fkCorp', '=', fkCorp)
    .where('asset', '=', 'MONEY')
    .orderBy('kind')
    .execute()

test('a part is paid: the funder holds it, the rest is change of the same depth, fee and net are of the bank’s day', async () => {
  const ticket = await held('1000.00', 90)
  const pkApply = await agreed(ticket, '600.00')
  world.clock.advanceDays(1)
  const paidOn = todayOf(world.clock)
  await answer('BANK', pkApply, bank(paidOn))
  expect(await stateOf(pkApply)).toBe('DONE')
  expect(await ticketsOf(world.funder)).toMatchObject([{ state: 'HELD', holderKind: 'FUNDER', amountFen: 60_000n }])
  expect(await ticketsOf(holder)).toMatchObject([
    { state: 'SPENT', lockedBy: null },
    { state: 'HELD', amountFen: 40_000n, depth: ticket.depth, lockedBy: null },
  ])
  // 600.00 × 3.98 % × 89 ÷ 360 = 5.903666…
  const { outcome } = await detailOf(pkApply)
  expect(outcome).toMatchObject({ loanDate: paidOn, feeDays: 89, serviceFee: '5.90', netAmount: '594.10' })
  expect(outcome).toMatchObject({ registryNo: 'ZD-0001', factoringNo: 'BL-0001', bankSerial: 'BANK-0001' })
  expect(await booksOf(holder)).toEqual([
    { kind: 'FEE', direction: 'OUT', amountFen: 590n, bankSerial: 'BANK-0001' },
    { kind: 'FINANCE', direction: 'IN', amountFen: 60_000n, bankSerial: 'BANK-0001' },
  ])
  const bills = await t.database.read.selectFrom('fee_bill').select(['amountFen', 'state', 'party']).execute()
  expect(bills).toEqual([{ amountFen: 590n, state: 'PAID', party: '示范商业银行' }])
})

test('a day before the submission is refused, and a serial that has paid for another ticket; the answer can be given again', async () => {
  const [first, second] = [await agreed(await held()), await agreed(await held())]
  const early = addDays(todayOf(world.clock), -1)
  await expect(answer('BANK', first, bank(early))).rejects.toMatchObject({ code: '01000333' })
  await answer('BANK', first, bank(todayOf(world.clock)))
  await expect(answer('BANK', second, bank())).rejects.toMatchObject({ code: '01000335' })
  expect([await stateOf(first), await stateOf(second)]).toEqual(['DONE', 'PENDING_PAYMENT'])
  await answer('BANK', second, { answer: 'APPROVE', body: { bankSerial: 'BANK-0002' } })
  expect(await stateOf(second)).toBe('DONE')
})

test('融资凭证 says loan day, rate, days, fee, net and the numbers that prove them', async () => {
  const pkApply = await agreed(await held())
  await answer('BANK', pkApply, bank())
  const { pkReceipt } = await t.database.read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('kind', '=', 'FINANCE')
    .executeTakeFirstOrThrow()
  const { facts, outputs, receipt } = await getReceipt(businesses, reading(world, 'supplierOperator'), { pkReceipt })
  const said = Object.fromEntries(facts.map(({ label, text }) => [label, text]))
  expect(said).toMatchObject({ 年化费率: '3.98', 计费天数: '90 天', 服务费: '9.95', 到账净额: '990.05' })
  expect(said).toMatchObject({ 中登登记号: 'ZD-0001', 保理合同编号: 'BL-0001', 银行流水号: 'BANK-0001' })
  expect([receipt.amount, outputs]).toEqual(['1000.00', []])
})

test.each(['FUNDER', 'BANK'] as const)('%s refuses: the ticket is free as it was', async (from) => {
  const ticket = await held()
  const pkApply = await draftOf(ticket)
  await submit(pkApply)
  await approve(pkApply)
  await answer('PLATFORM', pkApply, platform)
  if (from === 'BANK') await answer('FUNDER', pkApply, funder)
  await answer(from, pkApply, { answer: 'REJECT', comment: '额度不足' })
  expect(await stateOf(pkApply)).toBe('REJECTED')
  expect(await ticketsOf(holder)).toMatchObject([{ state: 'HELD', lockedBy: null }])
  expect(await booksOf(holder)).toEqual([])
})

test('the platform asks for a correction: corrected with a new quote, it goes on', async () => {
  const ticket = await held()
  const pkApply = await draftOf(ticket)
  await submit(pkApply)
  await approve(pkApply)
  await answer('PLATFORM', pkApply, { answer: 'RETURN', comment: '合同编号有误' })
  expect(await stateOf(pkApply)).toBe('RETURNED')
  expect(await ticketsOf(holder)).toMatchObject([{ lockedBy: null }])
  world.clock.advance(31 * MINUTE_MS)
  const { application } = await detailOf(pkApply)
  const line = financeLine(world, ticket, '1000.00')
  await forms().update(as(world, 'supplierOperator'), { lines: [{ pkApply, version: application.version, line }] })
  await submit(pkApply)
  await approve(pkApply)
  expect(await stateOf(pkApply)).toBe('PENDING_PLATFORM')
})

test('one ticket twice at once: exactly one financing takes it, and no transfer besides (I3, I4)', async () => {
  const ticket = await held()
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(ticket, '100.00')))
  const results = await Promise.all(drafts.map((pkApply) => submit(pkApply).catch(({ code }) => ({ ok: false, code }))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const line = transferLine(world, holder, ticket.pkCredit, [[world.stranger, '10.00']])
  const { saved } = await formOf('TRANSFER').save(as(world, 'supplierOperator'), { lines: [line] })
  const late = sign(as(world, 'supplierOperator'), [saved[0]?.pkApply ?? ''], 'TRANSFER', 'SUBMIT')
  await expect(late).rejects.toMatchObject({ code: '04000101' })
})

test('I7: 7 days before the promised date it goes, 6 days before it does not, nor at the approval', async () => {
  const late = await draftOf(await held('1000.00', 6))
  await expect(submit(late)).rejects.toMatchObject({ code: '04000129' })
  const pkApply = await draftOf(await held('1000.00', 7))
  await submit(pkApply)
  world.clock.advanceDays(1)
  expect(await approve(pkApply)).toMatchObject({ code: '04000129' })
  expect(await returnAs('FINANCE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')).toMatchObject({
    ok: true,
  })
})

test('06000102: a quote ends after 30 minutes, and a forged one never holds; the director may take longer', async () => {
  const ticket = await held()
  const cheap = await draftOf(ticket, '1000.00', {
    quote: { ...financeLine(world, ticket, '1000.00').quote, serviceFee: '0.01', netAmount: '999.99' },
  })
  await expect(submit(cheap)).rejects.toMatchObject({ code: '06000102' })
  const pkApply = await draftOf(ticket)
  world.clock.advance(31 * MINUTE_MS)
  await expect(submit(pkApply)).rejects.toMatchObject({ code: '06000102' })
  const other = await draftOf(ticket)
  await submit(other)
  world.clock.advanceDays(2)
  expect(await approve(other)).toMatchObject({ ok: true })
})

test('nothing outlives the promised date: a payment that does not come ends the financing, and the ticket is due', async () => {
  const ticket = await held('1000.00', 20)
  const pkApply = await agreed(ticket)
  world.clock.advanceDays(20)
  await runDaily(world)
  expect(await stateOf(pkApply)).toBe('EXPIRED')
  expect(await ticketsOf(holder)).toMatchObject([{ state: 'DUE', lockedBy: null }])
  expect(await openTasks(world)).toEqual([])
})

test('an invoice backs financings up to its amount, together with others in the order of the form (I15)', async () => {
  const invoices = transferLine(world, holder, '', [
    [holder, '300.00'],
    [holder, '900.00'],
  ]).outputs.flatMap(({ trade }) => trade.invoices)
  const one = await held()
  const trade = { ...financeLine(world, one, '500.00').trade, invoices }
  await submit(await draftOf(one, '500.00', { trade }))
  const parts = await t.database.read
    .selectFrom('invoice_part')
    .select(['totalFen', 'usedFen'])
    .orderBy('totalFen')
    .execute()
  expect(parts).toEqual([
    { totalFen: 30_000n, usedFen: 30_000n },
    { totalFen: 90_000n, usedFen: 20_000n },
  ])
  const other = await held()
  const over = await draftOf(other, '700.01', { trade })
  await expect(submit(over)).rejects.toMatchObject({ code: '06000114' })
  expect(await submit(await draftOf(other, '700.00', { trade }))).toMatchObject({ ok: true })
  const rows = await t.database.read.selectFrom('invoice').select(['seller', 'buyer']).execute()
  expect(new Set(rows.map(({ seller, buyer }) => `${seller}←${buyer}`))).toEqual(
    new Set(['江城精铸有限公司←华岳重工股份有限公司']),
  )
})

test('the quote of today is beside the one that was signed, and the director is told when the price has moved', async () => {
  const pkApply = await draftOf(await held('1000.00', 90))
  await submit(pkApply)
  world.clock.advanceDays(10)
  const { quoted, today, hints } = await detailOf(pkApply, 'supplierDirector')
  expect(Number(decimalToFen(quoted?.serviceFee ?? '')) > Number(decimalToFen(today?.serviceFee ?? ''))).toBe(true)
  expect(hints.join()).toContain('按今日试算')
})

test('a quote says what refuses it: more than the ticket, a product that needs more days', async () => {
  const { pkCredit } = await held()
  const ask = (amount: string) =>
    quoteFinance(reading(world, 'supplierOperator'), { fkCredit: pkCredit, pkProduct: world.product, amount })
  await expect(ask('1000.01')).rejects.toMatchObject({ code: '04000132' })
  expect(await ask('1000.00')).toMatchObject({ rate: '3.98', dayBasis: 360 })
})

test('in a demonstration the institutions carry it to the money by themselves: the bank pays on the day that was quoted', async () => {
  const pkApply = await draftOf(await held('1000.00'))
  await submit(pkApply)
  await approve(pkApply)
  for (let step = 0; step < 3; step++) await simulate(world, 0)
  expect(await stateOf(pkApply)).toBe('PENDING_PAYMENT')
  const { quoted } = await detailOf(pkApply)
  while (todayOf(world.clock) < (quoted?.loanDate ?? '')) world.clock.advanceDays(1)
  await simulate(world, 0)
  const { outcome } = await detailOf(pkApply)
  expect(outcome).toMatchObject({ loanDate: quoted?.loanDate, serviceFee: quoted?.serviceFee })
})
