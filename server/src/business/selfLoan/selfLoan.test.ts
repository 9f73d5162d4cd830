import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { protocolId, protocolVersion } from '@jinpiao/contract/loanProtocol'
import type { selfLoan } from '@jinpiao/contract/selfLoan'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { lineOf } from '../../loans/agreements.ts'
import { readLine } from '../../queries/loanLine.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { prepareSelfLoan, selfLoanLine, signLine } from '../../testing/selfLoans.ts'
import { answerAs, approveAs, formOf, submitAs, submitRequest } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, sign, type World } from '../../testing/world.ts'
import { readProtocol, signProtocol } from '../loanProtocol/protocol.ts'

let t: TestDatabase
let world: World
let applicant: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  applicant = world.suppliers[0]?.fkCorp ?? ''
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const forms = () => formOf('SELF_LOAN_APPLY')
async function draftOf(changes: Partial<LoanPayload> = {}): Promise<string> {
  await prepareSelfLoan(as(world, 'supplierOperator'), { amount: '' })
  const { saved } = await forms().save(as(world, 'supplierOperator'), {
    lines: [selfLoanLine(world, applicant, changes)],
  })
  return saved[0]?.pkApply ?? ''
}
const submit = (pkApply: string) => submitAs('SELF_LOAN_APPLY')(world, pkApply, 'supplierOperator')
async function toFunder(changes: Partial<LoanPayload> = {}): Promise<string> {
  const pkApply = await draftOf(changes)
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  const approved = await approveAs('SELF_LOAN_APPLY', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect(approved).toMatchObject({ ok: true })
  return pkApply
}
const answer = (pkApply: string, reply: Parameters<ReturnType<typeof answerAs>>[2]) =>
  answerAs('SELF_LOAN_APPLY', 'FUNDER')(world, pkApply, reply)
/** As a funder proves a line at the price of its product. */
const granted = (lineAmount: string) => ({
  lineAmount,
  rateBp: 398,
  monthsMax: 12,
  methods: ['EQUAL_INSTALMENT', 'BULLET'],
  from: todayOf(world.clock),
  to: '2030-12-31',
})
const detailOf = (pkApply: string) =>
  forms().get(reading(world, 'supplierOperator'), { pkApply }) as Promise<DataOf<typeof selfLoan.get>>
const codesOf = async (line: LoanPayload) =>
  (await forms().check(reading(world, 'supplierOperator'), { lines: [{ line }] })).problems.map(({ code }) => code)

test('the agreement is signed once, by a director of a supplier, in the version that was read', async () => {
  expect(await readProtocol(reading(world, 'supplierOperator'))).toMatchObject({ blockedReason: '请由主管签署' })
  expect(await readProtocol(reading(world, 'supplierDirector'))).toMatchObject({ blockedReason: null })
  const director = as(world, 'supplierDirector')
  const signature = await sign(director, [protocolId], 'SELF_LOAN_PROTOCOL', 'CONTRACT')
  await expect(signProtocol(director, { version: '2020-01', signature })).rejects.toMatchObject({ code: '99000409' })
  const { lineAgreementTime } = await signProtocol(director, { version: protocolVersion, signature })
  const corp = await t.database.read
    .selectFrom('corp')
    .select(['lineAgreementTime', 'openedProducts'])
    .where('pkCorp', '=', applicant)
    .executeTakeFirstOrThrow()
  expect(corp.lineAgreementTime).toBe(lineAgreementTime)
  expect(JSON.parse(corp.openedProducts)).toMatchObject({ SELF_LOAN: true })
  await expect(sign(director, [protocolId], 'SELF_LOAN_PROTOCOL', 'CONTRACT')).rejects.toMatchObject({
    code: '09000105',
  })
})

test('without the agreement nothing is applied for: 01000203', async () => {
  await prepareSelfLoan(as(world, 'supplierOperator'), { amount: '' })
  await t.database.write((tx) => tx.updateTable('corp').set({ lineAgreementTime: null }).execute())
  expect(await codesOf(selfLoanLine(world, applicant))).toContain('01000203')
  await signLine(as(world, 'supplierDirector'))
  expect(await codesOf(selfLoanLine(world, applicant))).toEqual([])
})

test('what is granted is a line with all of it available; a second is not applied for: 09000105', async () => {
  const pkApply = await toFunder({ amount: '3000000.00' })
  expect((await detailOf(pkApply)).trial).toMatchObject({ count: 12 })
  await answer(pkApply, { answer: 'APPROVE', body: granted('2500000.00') })
  const { application, agreement } = await detailOf(pkApply)
  expect(application).toMatchObject({ state: 'DONE', approvedAmount: '2500000.00', annualRate: '3.98' })
  expect(agreement).toMatchObject({ lineAmount: '2500000.00', state: 'ACTIVE' })
  expect(await readLine(reading(world, 'supplierOperator'))).toMatchObject({
    lineAmount: '2500000.00',
    lineAvailable: '2500000.00',
    annualRate: '3.98',
  })
  expect(await codesOf(selfLoanLine(world, applicant))).toEqual(['09000105'])
})

test('more than was asked for is not granted: 01000334, and it waits on', async () => {
  const pkApply = await toFunder({ amount: '1000000.00' })
  await expect(answer(pkApply, { answer: 'APPROVE', body: granted('1000000.01') })).rejects.toMatchObject({
    code: '01000334',
  })
  expect((await detailOf(pkApply)).application.state).toBe('PENDING_FUNDER')
  expect(await lineOf(t.database.read, applicant)).toBeUndefined()
})

test('01000333: a line is granted as of now, neither for a time that is over nor for one to come', async () => {
  const pkApply = await toFunder()
  for (const period of [
    { from: '2025-01-01', to: '2026-01-01' },
    { from: addDays(todayOf(world.clock), 1), to: '2030-12-31' },
    { from: '2030-12-31', to: todayOf(world.clock) },
  ]) {
    const body = { ...granted('1000.00'), ...period }
    await expect(answer(pkApply, { answer: 'APPROVE', body }), period.to).rejects.toMatchObject({ code: '01000333' })
  }
  expect(await lineOf(t.database.read, applicant)).toBeUndefined()
})

test('one application at a time, however many are submitted at once: 09000111', async () => {
  const [one, other] = [await draftOf(), await draftOf()]
  const requests = [one, other].map((pkApply) =>
    submitRequest('SELF_LOAN_APPLY', as(world, 'supplierOperator'), pkApply),
  )
  const sent = await Promise.all(requests)
  const results = (await Promise.all(sent.map((send) => send()))).flatMap((answered) => answered.results)
  expect(results.map(({ code }) => code).sort()).toEqual(['0', '09000111'])
})

test('after a refusal 30 days go by: 09000112', async () => {
  const pkApply = await toFunder()
  await answer(pkApply, { answer: 'REJECT', comment: '经营规模不足' })
  const { retryFrom } = await detailOf(pkApply)
  expect(retryFrom).not.toBeNull()
  expect(await codesOf(selfLoanLine(world, applicant))).toEqual(['09000112'])
  world.clock.advance(30 * 86_400_000)
  expect(retryFrom).toBe(todayOf(world.clock))
  expect(await codesOf(selfLoanLine(world, applicant))).toEqual([])
})
