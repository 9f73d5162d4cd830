import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanDrawPayload, loanDraw } from '@jinpiao/contract/loanDraw'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { type Agreement, availableOf, findAgreement } from '../../loans/agreements.ts'
import { getPlanOf } from '../../queries/drawPlan.ts'
import { draws, getDrawDetail } from '../../queries/draws.ts'
import { repayments } from '../../queries/repayments.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { drawLine, lineFor } from '../../testing/loanDraws.ts'
import { answerAs, approveAs, formOf, returnAs, submitAs, submitRequest } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { quoteDraw } from './quote.ts'

let t: TestDatabase
let world: World
let line: Agreement
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  line = await lineFor(operator())
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const operator = () => as(world, 'strangerOperator')
const seen = () => reading(world, 'strangerOperator')
const form = (changes: Partial<LoanDrawPayload> = {}) =>
  drawLine(world, world.stranger, { pkAgreement: line.pkAgreement, ...changes })
async function draft(changes: Partial<LoanDrawPayload> = {}): Promise<string> {
  const { saved } = await formOf('LOAN_DRAW').save(operator(), { lines: [form(changes)] })
  return saved[0]?.pkApply ?? ''
}
const submit = (pkApply: string) => submitAs('LOAN_DRAW')(world, pkApply, 'strangerOperator')
const approve = (pkApply: string) => approveAs('LOAN_DRAW', 'PENDING_DIRECTOR')(world, pkApply, 'strangerDirector')
const funderSays = answerAs('LOAN_DRAW', 'FUNDER')
const bankSays = answerAs('LOAN_DRAW', 'BANK')
const free = async () => availableOf((await findAgreement(t.database.read, line)) ?? line)
const detailOf = (pkApply: string) =>
  formOf('LOAN_DRAW').get(seen(), { pkApply }) as Promise<DataOf<typeof loanDraw.get>>
const listed = (more = {}) => draws.page(seen(), { page: 1, pageSize: 10, ...more })

/** Paid out. @returns the loan's key. */
async function paidOut(changes: Partial<LoanDrawPayload> = {}): Promise<string> {
  const pkApply = await draft(changes)
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect(await approve(pkApply)).toMatchObject({ ok: true })
  await funderSays(world, pkApply, { answer: 'APPROVE' })
  await bankSays(world, pkApply, { answer: 'APPROVE', body: { bankSerial: `BANK-${pkApply.slice(-6)}` } })
  return (await detailOf(pkApply)).application.pkDraw ?? expect.fail('no loan')
}

test('the line is reserved by the submission and given back by whoever refuses', async () => {
  const all = await free()
  for (const refuse of [
    (pkApply: string) => formOf('LOAN_DRAW').withdraw(operator(), { pkApplys: [pkApply] }),
    (pkApply: string) => returnAs('LOAN_DRAW', 'PENDING_DIRECTOR')(world, pkApply, 'strangerDirector'),
    async (pkApply: string) => {
      await approve(pkApply)
      await funderSays(world, pkApply, { answer: 'RETURN', comment: '请补充采购合同' })
    },
    async (pkApply: string) => {
      await approve(pkApply)
      await funderSays(world, pkApply, { answer: 'REJECT', comment: '用途不符' })
    },
    async (pkApply: string) => {
      await approve(pkApply)
      await funderSays(world, pkApply, { answer: 'APPROVE' })
      await bankSays(world, pkApply, { answer: 'REJECT', comment: '账户状态异常' })
    },
  ]) {
    const pkApply = await draft({ amount: '1000000.00' })
    expect(await free()).toBe(all)
    expect(await submit(pkApply)).toMatchObject({ ok: true })
    expect(await free()).toBe(all - 100_000_000n)
    await refuse(pkApply)
    expect(await free()).toBe(all)
  }
  expect((await listed()).list).toEqual([])
})

test('paid out, the loan is born with its plan, its note and the proof of its payment', async () => {
  const before = await free()
  const pkDraw = await paidOut({ amount: '600000.00', months: '6', method: 'INTEREST_MONTHLY' })
  expect(await free()).toBe(before - 60_000_000n)
  const today = todayOf(world.clock)
  const detail = await getDrawDetail(seen(), { pkDraw })
  expect(detail).toMatchObject({
    draw: { amount: '600000.00', outstanding: '600000.00', startDate: today, loanState: 'ACTIVE', annualRate: '3.98' },
    months: 6,
    agreementNo: line.agreementNo,
    repaidTotal: '0.00',
    receipts: [{ receiptKind: 'LOAN_PAID' }, { receiptKind: 'LOAN_NOTE' }],
  })
  const plan = await getPlanOf(seen(), { pkDraw })
  expect(plan.rows).toHaveLength(6)
  expect(plan.totals.principal).toBe('600000.00')
  expect(plan.next).toMatchObject({ instalmentNo: 1, dueTotal: plan.rows[0]?.dueTotal })
  const notes = await Promise.all(detail.receipts.map(({ pkReceipt }) => getReceipt(businesses, seen(), { pkReceipt })))
  expect(notes.map(({ facts }) => facts.map(({ label }) => label))).toEqual([
    ['收款账户', '银行流水号'],
    ['贷款到期日', '贷款期限', '年利率', '罚息利率', '还款方式', '贷款用途', '还款账户'],
  ])
})

test('of two draws that together exceed the line and are submitted at once, one is refused', async () => {
  const both = [await draft({ amount: '2000000.00' }), await draft({ amount: '2000000.00' })]
  const requests = await Promise.all(both.map((pkApply) => submitRequest('LOAN_DRAW', operator(), pkApply)))
  const answers = (await Promise.all(requests.map((send) => send()))).flatMap(({ results }) => results)
  expect(answers.filter(({ ok }) => !ok).map(({ code }) => code)).toEqual(['09000101'])
})

test('its own part of the line is not in the way of the director', async () => {
  const pkApply = await draft({ amount: '3000000.00' })
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect(await approve(pkApply)).toMatchObject({ ok: true })
})

test('nothing is drawn from a line whose last day is past, nor submitted from a frozen one', async () => {
  world.clock.advanceDays(366)
  const { problems } = await formOf('LOAN_DRAW').check(seen(), { lines: [{ line: form() }] })
  expect(problems.map(({ code }) => code)).toEqual(['09000102'])
})

test('the trial is the plan that the payment makes on the same day', async () => {
  const wish = { amount: '1234567.89', months: '9', method: 'EQUAL_INSTALMENT' } as const
  const trial = await quoteDraw(seen(), wish)
  const { rows, totals } = await getPlanOf(seen(), { pkDraw: await paidOut(wish) })
  expect(rows.map(({ dueDate, principal, interest }) => ({ dueDate, principal, interest }))).toEqual(
    trial.rows.map(({ dueDate, principal, interest }) => ({ dueDate, principal, interest })),
  )
  expect(totals).toMatchObject(trial.totals)
  await expect(quoteDraw(seen(), { ...wish, amount: '3000000.01' })).rejects.toMatchObject({ code: '09000101' })
})

test('a loan is read and listed by its own enterprise alone (I30)', async () => {
  const pkDraw = await paidOut({ amount: '5000.00' })
  expect(await listed({ scope: 'REPAYABLE' })).toMatchObject({
    list: [{ pkDraw, actions: [{ action: 'REPAY', allowed: true }] }],
    sum: { amount: '5000.00', outstanding: '5000.00' },
  })
  const other = reading(world, 'supplierOperator')
  expect((await draws.page(other, { page: 1, pageSize: 10 })).list).toEqual([])
  await expect(getDrawDetail(other, { pkDraw })).rejects.toMatchObject({ code: '01000302' })
  await expect(getPlanOf(other, { pkDraw })).rejects.toMatchObject({ code: '01000302' })
  expect((await repayments.page(other, { page: 1, pageSize: 10, pkDraw })).list).toEqual([])
})

test('01000333: a payment of tomorrow, and one before the funder had agreed, are no evidence', async () => {
  const pkApply = await draft()
  await submit(pkApply)
  await approve(pkApply)
  world.clock.advanceDays(3)
  await funderSays(world, pkApply, { answer: 'APPROVE' })
  const pay = (paidOn: string) =>
    bankSays(world, pkApply, { answer: 'APPROVE', body: { bankSerial: 'BANK-0001', paidOn } })
  for (const paidOn of ['2099-01-01', '2020-01-01', addDays(todayOf(world.clock), -1)]) {
    await expect(pay(paidOn), paidOn).rejects.toMatchObject({ code: '01000333' })
  }
})
