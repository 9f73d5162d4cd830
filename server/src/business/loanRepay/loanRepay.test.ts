import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanRepayPayload, loanRepay } from '@jinpiao/contract/loanRepay'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { moveInstalments } from '../../jobs/loans.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import type { Draw } from '../../loans/draws.ts'
import { findDraw } from '../../loans/draws.ts'
import { readPlan } from '../../loans/plan.ts'
import { draws } from '../../queries/draws.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { lend, repayLine } from '../../testing/repayments.ts'
import { answerAs, approveAs, formOf, openTasks, replyTo, returnAs, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { readRepayState } from './detail.ts'
import { repayLoans } from './loans.ts'
import { tryRepayment } from './trial.ts'

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

const operator = () => as(world, 'supplierOperator')
const seen = () => reading(world, 'supplierOperator')
const forms = () => formOf('LOAN_REPAY')
const submit = (pkApply: string) => submitAs('LOAN_REPAY')(world, pkApply, 'supplierOperator')
const approve = (pkApply: string) => approveAs('LOAN_REPAY', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
const bankSays = answerAs('LOAN_REPAY', 'BANK')

const line = (draw: Draw, principal = '') => repayLine(operator(), draw, world.accounts[holder] ?? '', principal)
async function draftOf(form: LoanRepayPayload): Promise<string> {
  const { saved } = await forms().save(operator(), { lines: [form] })
  return saved[0]?.pkApply ?? ''
}
const detailOf = (pkApply: string) => forms().get(seen(), { pkApply }) as Promise<DataOf<typeof loanRepay.get>>
const stateOf = (pkApply: string) => readRepayState(seen(), { pkApply })
const codesOf = async (form: LoanRepayPayload) =>
  (await forms().check(seen(), { lines: [{ line: form }] })).problems.map(({ field, code }) => [field, code])
const drawOf = async ({ pkDraw }: Draw) => (await findDraw(t.database.read, { pkDraw })) ?? expect.fail('no loan')

/** Up to the bank. */
async function approved(draw: Draw, principal = ''): Promise<string> {
  const pkApply = await draftOf(await line(draw, principal))
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect(await approve(pkApply)).toMatchObject({ ok: true })
  return pkApply
}
/** The bank collects on the day that was signed. */
async function collect(pkApply: string, body?: Record<string, unknown>) {
  const { promisedDate } = (await detailOf(pkApply)).application
  while (todayOf(world.clock) < (promisedDate ?? '')) world.clock.advanceDays(1)
  await bankSays(world, pkApply, { answer: 'APPROVE', ...(body && { body }) })
}
const receiptsOf = () =>
  t.database.read.selectFrom('receipt').selectAll().where('fkCorp', '=', holder).orderBy('receiptNo').execute()

test('a part early: its interest and fee are paid with it, the plan is replaced and its history kept', async () => {
  const draw = await lend(operator(), { amount: '120000.00', earlyFeeBp: 50 })
  world.clock.advanceDays(10)
  const trial = await tryRepayment(seen(), { pkDraw: draw.pkDraw, kind: 'EARLY_PART', principal: '20000.00' })
  // 120,000.00 at 6 % for 10 days are 200.00, 0.5 % of 20,000.00 are 100.00.
  expect(trial).toMatchObject({ accruedInterest: '200.00', feeAmount: '100.00', repayTotal: '20300.00' })
  expect(trial.rows).toHaveLength(6)
  const pkApply = await approved(draw, '20000.00')
  expect(await stateOf(pkApply)).toMatchObject({ state: 'PENDING_PAYMENT', repayTotal: '20300.00', repaid: null })
  await collect(pkApply, { bankSerial: 'BANK-0001' })
  const state = await stateOf(pkApply)
  expect(state).toMatchObject({ state: 'DONE', outstanding: '100000.00', repayKind: 'EARLY_PART' })
  expect(state.repaid).toMatchObject({ repayTotal: '20300.00', repayPrincipal: '20000.00', bankSerial: 'BANK-0001' })
  expect(await drawOf(draw)).toMatchObject({ state: 'ACTIVE', outstandingFen: 10_000_000n, planNo: 2 })
  expect((await readPlan(t.database.read, draw, 1)).map((row) => row.state)).toEqual(Array(6).fill('REPLACED'))
  const plan = await readPlan(t.database.read, { ...draw, planNo: 2 })
  expect(plan.map(({ dueDate }) => dueDate)).toEqual(trial.rows.map(({ dueDate }) => dueDate))
  const [receipt, ...others] = await receiptsOf()
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ kind: 'LOAN_REPAID', amountFen: 2_030_000n, sourceNo: draw.drawNo })
  const { facts } = await getReceipt(businesses, seen(), { pkReceipt: receipt?.pkReceipt ?? '' })
  const said = Object.fromEntries(facts.map(({ key, text }) => [key, text]))
  expect(said).toMatchObject({ '.paidPrincipal': '20000.00', '.paidInterest': '200.00' })
  expect(state.pkReceipt).toBe(receipt?.pkReceipt)
})

test('all of it: nothing is left, and the enterprise has a settlement of the loan besides the receipt', async () => {
  const draw = await lend(operator())
  const pkApply = await approved(draw)
  await collect(pkApply)
  expect(await drawOf(draw)).toMatchObject({ state: 'SETTLED', outstandingFen: 0n, nextDue: null })
  const receipts = await receiptsOf()
  // Lent on a Saturday, collected on the Monday: two days of interest.
  expect(receipts.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
    ['LOAN_REPAID', 10_003_333n],
    ['LOAN_SETTLED', 10_000_000n],
  ])
  expect(await codesOf({ ...(await detailOf(pkApply)).payload })).toEqual([['pkDraw', '09000115']])
  expect((await repayLoans(seen())).loans).toEqual([])
  await expect(tryRepayment(seen(), { pkDraw: draw.pkDraw, kind: 'EARLY_ALL' })).rejects.toMatchObject({
    code: '09000115',
  })
})

test('what lists and details say settles a loan is what settling it costs, its fee included', async () => {
  const draw = await lend(operator(), { earlyFeeBp: 50 })
  world.clock.advanceDays(9)
  const { repayDate, repayTotal } = await tryRepayment(seen(), { pkDraw: draw.pkDraw, kind: 'EARLY_ALL' })
  expect(repayDate).toBe(todayOf(world.clock))
  const { list } = await draws.page(seen(), { page: 1, pageSize: 10 })
  expect(list.map(({ settleAmount }) => settleAmount)).toEqual([repayTotal])
})

test('the bank refuses: the loan is as it was, the reason is told, and it can be applied for again', async () => {
  const draw = await lend(operator())
  const pkApply = await approved(draw, '1000.00')
  await bankSays(world, pkApply, { answer: 'REJECT', comment: '还款账户余额不足' })
  expect(await stateOf(pkApply)).toMatchObject({ state: 'REJECTED', failReason: '还款账户余额不足', pkReceipt: null })
  expect(await drawOf(draw)).toMatchObject({ state: 'ACTIVE', outstandingFen: 10_000_000n, planNo: 1 })
  expect(await codesOf(await line(draw, '1000.00'))).toEqual([])
})

test('09000111: one application for a loan at a time; one that is corrected is not in its own way', async () => {
  const draw = await lend(operator())
  const pkApply = await draftOf(await line(draw, '1000.00'))
  const other = await draftOf(await line(draw, '2000.00'))
  await submit(pkApply)
  expect(await codesOf(await line(draw, '3000.00'))).toEqual([['pkDraw', '09000111']])
  await expect(submit(other)).rejects.toMatchObject({ code: '09000111' })
  await returnAs('LOAN_REPAY', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  await expect(submit(other)).rejects.toMatchObject({ code: '09000111' })
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect((await repayLoans(seen())).loans[0]).toMatchObject({ open: { pkApply } })
})

test('01000341: the bank cannot have collected it before the day whose interest was signed, on that day it can', async () => {
  // Lent on a Saturday, to be collected on the Monday.
  const draw = await lend(operator())
  const pkApply = await approved(draw)
  const early = bankSays(world, pkApply, { answer: 'APPROVE', body: { bankSerial: 'BANK-0001' } })
  await expect(early).rejects.toMatchObject({ code: '01000341' })
  expect(await drawOf(draw)).toMatchObject({ state: 'ACTIVE', planNo: 1 })
  expect(await simulate(world, 0)).toBe(0)
  await collect(pkApply, { bankSerial: 'BANK-0001' })
  expect(await drawOf(draw)).toMatchObject({ state: 'SETTLED' })
})

test('09000106: approved after its day it would cost another sum, so it goes back', async () => {
  const draw = await lend(operator())
  const pkApply = await draftOf(await line(draw))
  await submit(pkApply)
  world.clock.advanceDays(7)
  expect(await approve(pkApply)).toMatchObject({ ok: false, code: '09000106' })
})

test('06000102: the sum is the one that was signed, of the day on which the bank can collect', async () => {
  const draw = await lend(operator())
  const form = await line(draw, '1000.00')
  expect(await codesOf({ ...form, totalQuoted: '1000.01' })).toEqual([['totalQuoted', '06000102']])
  expect(await codesOf({ ...form, repayDate: addDays(form.repayDate, 1) })).toEqual([['repayDate', '06000102']])
  expect(await codesOf({ ...form, principal: '100000.00' })).toEqual([['principal', '09000107']])
})

test('09000104: nothing early while an instalment is due that the bank has not collected', async () => {
  const draw = await lend(operator())
  const { repayDate } = await repayLoans(seen())
  while (todayOf(world.clock) < (draw.nextDue ?? repayDate)) world.clock.advanceDays(1)
  const form = { pkDraw: draw.pkDraw, kind: 'EARLY_ALL' } as const
  await expect(tryRepayment(seen(), form)).rejects.toMatchObject({ code: '09000104' })
  expect((await repayLoans(seen())).loans[0]).toMatchObject({ isDue: true })
})

describe('the bank says late that it has collected an early repayment', () => {
  const collections = async () => (await openTasks(world)).filter(({ task }) => task.kind === 'DEDUCTION')
  /** Approved three days before an instalment falls due; the bank says nothing until that is to be collected, too. */
  async function lateFor(principal: string) {
    const draw = await lend(operator())
    const due = draw.nextDue ?? ''
    while (todayOf(world.clock) < addDays(due, -3)) world.clock.advanceDays(1)
    const pkApply = await approved(draw, principal)
    while (todayOf(world.clock) < due) world.clock.advanceDays(1)
    await moveInstalments(world)
    return { draw, pkApply }
  }
  const late = (pkApply: string) => bankSays(world, pkApply, { answer: 'APPROVE', body: { bankSerial: 'BANK-0009' } })

  test.each([
    { principal: '', paid: '100.00' },
    { principal: '20000.00', paid: '100.00' },
    { principal: '', paid: '17166.66' },
    { principal: '20000.00', paid: '17166.66' },
  ])('06000102: what was collected since is not paid twice (of “$principal” early, $paid since)', async (each) => {
    const { draw, pkApply } = await lateFor(each.principal)
    const [asked] = await collections()
    const body = { bankSerial: 'BANK-0008', paidOn: todayOf(world.clock), paid: each.paid }
    await replyTo(world, asked ?? expect.fail('nobody is asked'), { answer: 'APPROVE', body })
    await expect(late(pkApply)).rejects.toMatchObject({ code: '06000102' })
    expect(await drawOf(draw)).toMatchObject({ state: 'ACTIVE', planNo: 1 })
  })

  test.each(['', '20000.00'])('what it replaces is not collected any more (%s)', async (principal) => {
    const { draw, pkApply } = await lateFor(principal)
    const todos = () =>
      t.database.read
        .selectFrom('message')
        .select('messageState')
        .where('target', '=', `loan:${draw.pkDraw}`)
        .where('messageType', '=', 'TODO')
        .where('messageState', '=', 'SENT')
        .execute()
    expect([(await collections()).length, (await todos()).length > 0]).toEqual([1, true])
    await late(pkApply)
    expect([await collections(), await todos()]).toEqual([[], []])
  })
})

test('the day is today until 16:00 of a working day, afterwards the next one', async () => {
  // A Monday, hour by hour.
  world.clock.advance(Date.parse('2026-11-23T00:30:00+08:00') - world.clock.now())
  const days: string[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    days.push((await repayLoans(seen())).repayDate)
    world.clock.advance(HOUR_MS)
  }
  expect(days).toEqual([...Array(16).fill('2026-11-23'), ...Array(8).fill('2026-11-24')])
})

test('I30: another enterprise’s loan is answered like none', async () => {
  const draw = await lend(operator())
  const form = await line(draw)
  const rival = as(world, 'otherSupplier')
  await expect(formOf('LOAN_REPAY').save(rival, { lines: [form] })).rejects.toMatchObject({ code: '01000302' })
  await expect(
    tryRepayment(reading(world, 'otherSupplier'), { pkDraw: draw.pkDraw, kind: 'EARLY_ALL' }),
  ).rejects.toMatchObject({ code: '01000302' })
})
