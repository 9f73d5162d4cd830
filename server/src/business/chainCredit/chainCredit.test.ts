import type { ChainCreditPayload, chainCredit } from '@jinpiao/contract/chainCredit'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { addDays, addMonths } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { getPlanOf } from '../../queries/drawPlan.ts'
import { chainLoans } from '../../queries/draws.ts'
import { chainCreditLine, prepareChainCredit } from '../../testing/chainCredits.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, answerAs, approveAs, formOf, issued, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { chainCreditFacts } from './facts.ts'

let t: TestDatabase
let world: World
let applicant: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  applicant = world.suppliers[0]?.fkCorp ?? ''
  await prepareChainCredit(as(world, 'supplierOperator'))
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const forms = () => formOf('CHAIN_CREDIT')
async function draftOf(changes: Partial<ChainCreditPayload> = {}): Promise<string> {
  const { saved } = await forms().save(as(world, 'supplierOperator'), {
    lines: [chainCreditLine(world, applicant, changes)],
  })
  return saved[0]?.pkApply ?? ''
}
const submit = (pkApply: string) => submitAs('CHAIN_CREDIT')(world, pkApply, 'supplierOperator')
async function toFunder(changes: Partial<ChainCreditPayload> = {}): Promise<string> {
  const pkApply = await draftOf(changes)
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  const approved = await approveAs('CHAIN_CREDIT', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect(approved).toMatchObject({ ok: true })
  return pkApply
}
const answer = (from: 'FUNDER' | 'BANK', pkApply: string, reply: Parameters<ReturnType<typeof answerAs>>[2]) =>
  answerAs('CHAIN_CREDIT', from)(world, pkApply, reply)
const detailOf = (pkApply: string) =>
  forms().get(reading(world, 'supplierOperator'), { pkApply }) as Promise<DataOf<typeof chainCredit.get>>
const loansOf = async (who: 'supplierOperator' | 'otherSupplier') =>
  (await chainLoans.page(reading(world, who), { page: 1, pageSize: 10 })).list
const codesOf = async (changes: Partial<ChainCreditPayload> = {}) => {
  const line = chainCreditLine(world, applicant, changes)
  return (await forms().check(reading(world, 'supplierOperator'), { lines: [{ line }] })).problems.map(
    ({ field, code }) => `${field} ${code}`.trim(),
  )
}

test('what is granted is paid at once: an agreement over exactly that, one loan with its plan, two receipts', async () => {
  const pkApply = await toFunder({ amount: '1000000.00', method: 'INTEREST_MONTHLY' })
  const body = { approvedAmount: '800000.00', rateBp: 398, months: 12, method: 'INTEREST_MONTHLY' }
  await answer('FUNDER', pkApply, { answer: 'APPROVE', body })
  expect((await detailOf(pkApply)).application).toMatchObject({ state: 'PENDING_PAYMENT', approvedAmount: '800000.00' })
  expect(await loansOf('supplierOperator')).toEqual([])
  await answer('BANK', pkApply, { answer: 'APPROVE' })

  const { application, agreement, draw } = await detailOf(pkApply)
  const today = todayOf(world.clock)
  expect(application).toMatchObject({ state: 'DONE', annualRate: '3.98', orderNo: 'DD-2026-001' })
  expect(agreement).toMatchObject({
    lineAmount: '800000.00',
    annualRate: '3.98',
    startDate: today,
    maturityDate: addMonths(today, 12),
  })
  const [loan] = await loansOf('supplierOperator')
  expect(loan).toMatchObject({ pkDraw: draw?.pkDraw, amount: '800000.00', outstanding: '800000.00' })
  const plan = await getPlanOf(reading(world, 'supplierOperator'), { pkDraw: draw?.pkDraw ?? '' })
  expect(plan.rows).toHaveLength(12)
  expect(plan.totals.principal).toBe('800000.00')
  const receipts = await t.database.read
    .selectFrom('receipt')
    .select(['kind', 'sourceNo'])
    .where('fkSource', '=', draw?.pkDraw ?? '')
    .orderBy('kind')
    .execute()
  expect(receipts).toEqual([
    { kind: 'LOAN_NOTE', sourceNo: loan?.drawNo },
    { kind: 'LOAN_PAID', sourceNo: loan?.drawNo },
  ])
})

test('01000333: it is not paid before the funder has agreed: no interest runs, and nothing is overdue, from before', async () => {
  const pkApply = await toFunder()
  world.clock.advanceDays(3)
  await answer('FUNDER', pkApply, { answer: 'APPROVE' })
  for (const days of [-1, -400, 1]) {
    const body = { bankSerial: 'BANK-0001', paidOn: addDays(todayOf(world.clock), days) }
    await expect(answer('BANK', pkApply, { answer: 'APPROVE', body })).rejects.toMatchObject({ code: '01000333' })
  }
})

test('01000335: one serial of the bank pays out one loan', async () => {
  const body = { bankSerial: 'BANK-0001' }
  const first = await toFunder()
  await answer('FUNDER', first, { answer: 'APPROVE' })
  await answer('BANK', first, { answer: 'APPROVE', body })
  const second = await toFunder()
  await answer('FUNDER', second, { answer: 'APPROVE' })
  await expect(answer('BANK', second, { answer: 'APPROVE', body })).rejects.toMatchObject({ code: '01000335' })
  expect(await loansOf('supplierOperator')).toHaveLength(1)
})

test('a loan and its plan are the enterprise’s alone (I30)', async () => {
  const pkApply = await toFunder()
  await answer('FUNDER', pkApply, { answer: 'APPROVE' })
  await answer('BANK', pkApply, { answer: 'APPROVE' })
  const { draw } = await detailOf(pkApply)
  expect(await loansOf('otherSupplier')).toEqual([])
  await expect(getPlanOf(reading(world, 'otherSupplier'), { pkDraw: draw?.pkDraw ?? '' })).rejects.toMatchObject({
    code: '01000302',
  })
})

test('who is not on the white list applies for nothing: 09000113', async () => {
  await t.database.write((tx) => tx.updateTable('corp').set({ chainCreditEnabled: 0 }).execute())
  expect(await codesOf()).toEqual(['09000113'])
  expect(await chainCreditFacts(reading(world, 'supplierOperator'))).toMatchObject({
    isEnabled: false,
    blockedReason: '贵企业不在金链贷白名单',
  })
})

test('an order and its contract are asked for', async () => {
  expect(await codesOf({ orderNo: '', contractFileIds: [] })).toEqual(['orderNo 01000310', 'contractFileIds 01000312'])
  expect(await codesOf()).toEqual([])
})

test('one application at a time, and after a refusal none for 30 days; loans that are paid stand in nobody’s way', async () => {
  const first = await toFunder()
  const { application } = await detailOf(first)
  expect(await codesOf()).toEqual(['09000111'])
  expect((await chainCreditFacts(reading(world, 'supplierOperator'))).blockedReason).toContain(application.applyNo)
  await answer('FUNDER', first, { answer: 'APPROVE' })
  await answer('BANK', first, { answer: 'APPROVE' })
  expect(await codesOf()).toEqual([])

  const second = await toFunder()
  await answer('FUNDER', second, { answer: 'REJECT', comment: '贸易背景不清晰' })
  expect(await codesOf()).toEqual(['09000112'])
  expect(await detailOf(second)).toMatchObject({ retryFrom: addDays(todayOf(world.clock), 30), draw: null })
  world.clock.advanceDays(30)
  expect(await codesOf()).toEqual([])
})

test('a payment that the bank could not make is no refusal by the funder: it is applied for again at once', async () => {
  const pkApply = await toFunder()
  await answer('FUNDER', pkApply, { answer: 'APPROVE' })
  await answer('BANK', pkApply, { answer: 'REJECT', comment: '收款账户状态异常' })
  expect(await detailOf(pkApply)).toMatchObject({ application: { state: 'REJECTED' }, retryFrom: null, draw: null })
  expect(await codesOf()).toEqual([])
})

test('the reference line is 30 % of the tickets that were accepted within 12 months, of its own alone', async () => {
  const quota = async () => (await chainCreditFacts(reading(world, 'supplierOperator'))).quotaHint
  expect(await quota()).toBe('0.00')
  const { pkCredit } = await issued(world, { amount: '1000.01', promisedDate: addMonths(todayOf(world.clock), 6) })
  // What nobody has accepted yet does not count.
  expect(await quota()).toBe('0.00')
  await accept(world, pkCredit)
  expect(await chainCreditFacts(reading(world, 'supplierOperator'))).toMatchObject({
    acceptedAmount: '1000.01',
    quotaHint: '300.00',
  })
  expect((await chainCreditFacts(reading(world, 'otherSupplier'))).quotaHint).toBe('0.00')
  world.clock.advanceDays(367)
  expect(await quota()).toBe('0.00')
})
