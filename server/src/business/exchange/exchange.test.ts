import type { DataOf } from '@jinpiao/contract/endpoint'
import type { ExchangePayload, exchange } from '@jinpiao/contract/exchange'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { runDaily } from '../../jobs/daily.ts'
import { getPaymentDetail } from '../../queries/paymentOrders.ts'
import { exchangeLine } from '../../testing/exchangeLine.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import {
  accept,
  answerAs,
  approveAs,
  formOf,
  issued,
  openTasks,
  replyTo,
  returnAs,
  submitAs,
} from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { setProduct } from '../setProduct.ts'
import { registerPayment } from './payments.ts'
import { quoteTickets } from './quote.ts'

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

const forms = () => formOf('EXCHANGE')
const submit = (pkApply: string) => submitAs('EXCHANGE')(world, pkApply, 'supplierOperator')
const approve = (pkApply: string) => approveAs('EXCHANGE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
const answer = (from: 'PLATFORM' | 'FUNDER', pkApply: string, reply: Parameters<ReturnType<typeof answerAs>>[2]) =>
  answerAs('EXCHANGE', from)(world, pkApply, reply)

/** A ticket that the supplier holds, promised after so many days. */
async function held(amount = '1000.00', days = 90) {
  const { pkCredit } = await issued(world, { amount, promisedDate: addDays(todayOf(world.clock), days) })
  await accept(world, pkCredit)
  return t.database.read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirstOrThrow()
}
type Held = Awaited<ReturnType<typeof held>>

async function draftOf(tickets: readonly Held[], changes: Partial<ExchangePayload> = {}): Promise<string> {
  const line = { ...exchangeLine(world, tickets), ...changes }
  const { saved } = await forms().save(as(world, 'supplierOperator'), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}

/** Up to the fee. */
async function toPay(tickets: readonly Held[]): Promise<string> {
  const pkApply = await draftOf(tickets)
  await submit(pkApply)
  await approve(pkApply)
  await answer('PLATFORM', pkApply, { answer: 'APPROVE' })
  return pkApply
}

const paymentOf = async (pkApply: string) => {
  const { pkPayment } = (await detailOf(pkApply)).application
  return getPaymentDetail(reading(world, 'supplierOperator'), { pkPayment: pkPayment ?? '' })
}
async function report(pkApply: string, bankSerial: string, who: Person = 'supplierOperator') {
  const { pkPayment, version } = await paymentOf(pkApply)
  const said = { pkAccount: world.accounts[holder] ?? '', bankSerial, payDate: todayOf(world.clock) }
  await registerPayment(businesses, as(world, who), {
    ...said,
    pkPayment,
    version,
    fileIds: [world.files[holder] ?? ''],
  })
}
async function bankSays(reply: Parameters<typeof replyTo>[2]) {
  const asked = (await openTasks(world)).find(({ task }) => task.kind === 'EXCHANGE_PAYMENT')
  if (asked === undefined) throw new Error('The bank is not asked')
  return replyTo(world, asked, reply)
}
async function pay(pkApply: string, bankSerial = 'BANK-0001') {
  await report(pkApply, bankSerial)
  await bankSays({ answer: 'APPROVE', body: { bankSerial } })
}

const detailOf = (pkApply: string) =>
  forms().get(reading(world, 'supplierOperator'), { pkApply }) as Promise<DataOf<typeof exchange.get>>
const stateOf = async (pkApply: string) => (await detailOf(pkApply)).application.state
const ticketsOf = (fkHolder: string) =>
  t.database.read
    .selectFrom('ticket')
    .select(['state', 'amountFen', 'holderKind', 'lockedBy', 'depth'])
    .where('fkHolder', '=', fkHolder)
    .orderBy('creditNo')
    .execute()
const codesOf = async (line: ExchangePayload) =>
  (await forms().check(reading(world, 'supplierOperator'), { lines: [{ line }] })).problems.map(({ code }) => code)

test('two tickets become a bill of their sum: the accepting bank holds both, the fee is paid and in the books', async () => {
  const tickets = [await held('1000.00', 60), await held('234.56', 90)]
  const pkApply = await toPay(tickets)
  // 0.15 % of 1,234.56 is 1.85184.
  expect(await paymentOf(pkApply)).toMatchObject({ amount: '1.85', paymentState: 'UNPAID', blockedReason: null })
  await pay(pkApply)
  expect(await stateOf(pkApply)).toBe('PENDING_FUNDER')
  const billDueDate = addDays(todayOf(world.clock), 90)
  await answer('FUNDER', pkApply, { answer: 'APPROVE', body: { billNo: 'HP-0001', billDueDate } })
  const { application, bill, payment } = await detailOf(pkApply)
  expect(application).toMatchObject({ state: 'DONE', amount: '1234.56', feeAmount: '1.85', ticketCount: 2 })
  expect(bill).toEqual({ billNo: 'HP-0001', billDueDate, amount: '1234.56' })
  expect(payment?.state).toBe('PAID')
  expect(await ticketsOf(holder)).toMatchObject([{ state: 'SPENT' }, { state: 'SPENT' }])
  expect(await ticketsOf(world.funder)).toMatchObject([
    { state: 'HELD', holderKind: 'FUNDER', amountFen: 100_000n, depth: 0 },
    { state: 'HELD', holderKind: 'FUNDER', amountFen: 23_456n, depth: 0 },
  ])
  const bills = await t.database.read.selectFrom('fee_bill').select(['kind', 'amountFen', 'state']).execute()
  expect(bills).toEqual([{ kind: 'EXCHANGE_FEE', amountFen: 185n, state: 'PAID' }])
  const books = t.database.read.selectFrom('transaction_log').where('asset', '=', 'MONEY')
  expect(
    await books.select(['fkCorp', 'kind', 'direction', 'amountFen', 'bankSerial']).orderBy('direction').execute(),
  ).toEqual([
    { fkCorp: world.funder, kind: 'FEE', direction: 'IN', amountFen: 185n, bankSerial: 'BANK-0001' },
    { fkCorp: holder, kind: 'FEE', direction: 'OUT', amountFen: 185n, bankSerial: 'BANK-0001' },
  ])
})

test('I7: begun at 16 days before the promised date, not at 15; a review a day later refuses, and sending back frees the ticket', async () => {
  const [near, late] = [await held('1000.00', 16), await held('1000.00', 15)]
  expect(await codesOf(exchangeLine(world, [near]))).toEqual([])
  expect(await codesOf(exchangeLine(world, [late]))).toEqual(['08000105'])
  expect(await codesOf(exchangeLine(world, [await held('1000.00', 30)]))).toEqual([])
  const pkApply = await draftOf([near])
  await submit(pkApply)
  world.clock.advanceDays(1)
  expect(await approve(pkApply)).toMatchObject({ ok: false, code: '08000105' })
  await returnAs('EXCHANGE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect((await ticketsOf(holder)).map(({ state, lockedBy }) => [state, lockedBy])).toContainEqual(['HELD', null])
  expect(await stateOf(pkApply)).toBe('RETURNED')
})

test('a fee that the bank does not find is reported again, each time asked once, and the exchange waits meanwhile', async () => {
  const pkApply = await toPay([await held()])
  await report(pkApply, 'BANK-0001')
  await expect(report(pkApply, 'BANK-0002')).rejects.toMatchObject({ code: '08000103' })
  await bankSays({ answer: 'REJECT', comment: '未查询到该笔到账' })
  expect(await paymentOf(pkApply)).toMatchObject({
    paymentState: 'REFUSED',
    failReason: '未查询到该笔到账',
    isPaidBack: false,
  })
  expect(await stateOf(pkApply)).toBe('PENDING_PAYMENT')
  await report(pkApply, 'BANK-0002', 'supplierDirector')
  await bankSays({ answer: 'APPROVE', body: { bankSerial: 'BANK-0002' } })
  const { paymentState, events, reported } = await paymentOf(pkApply)
  expect(paymentState).toBe('PAID')
  expect(events.map(({ state }) => state)).toEqual(['UNPAID', 'PENDING_CONFIRM', 'REFUSED', 'PENDING_CONFIRM', 'PAID'])
  expect(reported).toMatchObject({ bankSerial: 'BANK-0002' })
  await expect(report(pkApply, 'BANK-0003')).rejects.toMatchObject({ code: '08000103' })
})

test('P8: a fee that has arrived leaves its payer a receipt, and none before', async () => {
  const pkApply = await toPay([await held('1234.56')])
  await report(pkApply, 'BANK-0001')
  expect((await paymentOf(pkApply)).receipt).toBeNull()
  await bankSays({ answer: 'APPROVE', body: { bankSerial: 'BANK-0001' } })
  const { receipt, paymentNo, acceptorName, payeeAccount } = await paymentOf(pkApply)
  const paper = await getReceipt(businesses, reading(world, 'supplierOperator'), {
    pkReceipt: receipt?.pkReceipt ?? '',
  })
  expect(paper.receipt).toMatchObject({
    receiptKind: 'EXCHANGE_FEE',
    amount: '1.85',
    sourceNo: paymentNo,
    counterpartyName: acceptorName,
  })
  expect(paper).toMatchObject({ outputs: [], changeAmount: null })
  expect(paper.voucher.parties).toContainEqual(expect.objectContaining({ role: 'payee', name: acceptorName }))
  expect(paper.facts.map(({ text }) => text)).toEqual(expect.arrayContaining([payeeAccount, 'BANK-0001']))
  const foreign = { pkReceipt: receipt?.pkReceipt ?? '' }
  await expect(getReceipt(businesses, reading(world, 'otherSupplier'), foreign)).rejects.toMatchObject({
    code: '01000302',
  })
})

test.each(['refused', 'too late'])(
  '%s after the fee was paid: the tickets are free, the fee is to be paid back',
  async (how) => {
    const pkApply = await toPay([await held()])
    await pay(pkApply)
    if (how === 'refused') await answer('FUNDER', pkApply, { answer: 'REJECT', comment: '本月出票额度已用完' })
    else {
      world.clock.advanceDays(6)
      await runDaily(world)
    }
    expect(await stateOf(pkApply)).toBe(how === 'refused' ? 'REJECTED' : 'EXPIRED')
    expect(await paymentOf(pkApply)).toMatchObject({ paymentState: 'REFUSED', isPaidBack: true })
    expect(await ticketsOf(holder)).toMatchObject([{ state: 'HELD', lockedBy: null }])
    await expect(report(pkApply, 'BANK-0009')).rejects.toMatchObject({ code: '08000103' })
  },
)

test('nobody pays in time: the order is closed and the tickets are free', async () => {
  const pkApply = await toPay([await held()])
  world.clock.advanceDays(6)
  await runDaily(world)
  expect(await stateOf(pkApply)).toBe('EXPIRED')
  expect(await paymentOf(pkApply)).toMatchObject({ paymentState: 'CLOSED', isPaidBack: false })
  expect(await ticketsOf(holder)).toMatchObject([{ state: 'HELD', lockedBy: null }])
})

test('a bill of another day, or one that another exchange has, is refused; it can be delivered again', async () => {
  const [one, other] = [await toPay([await held()]), await toPay([await held()])]
  await pay(one, 'BANK-0001')
  await pay(other, 'BANK-0002')
  const billDueDate = addDays(todayOf(world.clock), 90)
  const bill = (billNo: string, day = billDueDate) =>
    ({ answer: 'APPROVE', body: { billNo, billDueDate: day } }) as const
  await expect(answer('FUNDER', one, bill('HP', addDays(billDueDate, 1)))).rejects.toMatchObject({ code: '01000331' })
  await expect(answer('FUNDER', one, bill('HP-0001', addDays(billDueDate, 1)))).rejects.toMatchObject({
    code: '01000332',
  })
  await answer('FUNDER', one, bill('HP-0001'))
  await expect(answer('FUNDER', other, bill('HP-0001'))).rejects.toMatchObject({ code: '01000335' })
  await answer('FUNDER', other, bill('HP-0002'))
  expect([await stateOf(one), await stateOf(other)]).toEqual(['DONE', 'DONE'])
})

test('one issuer, a day of the bill that fits, today’s fee, a product that is opened: each is refused by its code', async () => {
  const ticket = await held()
  const line = exchangeLine(world, [ticket])
  const today = todayOf(world.clock)
  expect(await codesOf({ ...line, billDueDate: addDays(today, 89) })).toEqual(['08000102'])
  expect(await codesOf({ ...line, billDueDate: addDays(today, 367) })).toEqual(['08000102'])
  expect(await codesOf({ ...line, feeQuoted: '1.51' })).toEqual(['06000102'])
  expect(await codesOf({ ...line, fkCredits: [] })).toEqual(['08000106'])
  expect(await quoteTickets(reading(world, 'supplierOperator'), line)).toEqual({
    total: '1000.00',
    feeRate: '0.15',
    feeAmount: '1.50',
    billDueFrom: addDays(today, 90),
    billDueTo: addDays(today, 366),
  })
  const at = '2026-11-21T00:00:00.000Z'
  await t.database.write((tx) => setProduct({ tx, at }, holder, 'EXCHANGE', { state: 'CLOSED' }))
  expect(await codesOf(line)).toEqual(['01000203'])
  const pkApply = await draftOf([ticket])
  await expect(submit(pkApply)).rejects.toMatchObject({ code: '01000203' })
})
