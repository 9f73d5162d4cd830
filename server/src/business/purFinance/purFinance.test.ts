import type { DataOf } from '@jinpiao/contract/endpoint'
import { type PurFinancePayload, purFinance } from '@jinpiao/contract/purFinance'
import { addDays, addMonths } from '@jinpiao/values/days'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { assembleText } from '../../flow/textCalls.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { preparePurFinance, purFinanceLine } from '../../testing/purFinances.ts'
import { answerAs, approveAs, formOf, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { reach } from '../../testing/walk/reach.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  await preparePurFinance(as(world, 'purchaser'), { amount: '' })
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const forms = () => formOf('PUR_FINANCE')
async function draftOf(changes: Partial<PurFinancePayload> = {}): Promise<string> {
  const { saved } = await forms().save(as(world, 'purchaser'), { lines: [purFinanceLine(world, changes)] })
  return saved[0]?.pkApply ?? ''
}
async function toFunder(changes: Partial<PurFinancePayload> = {}): Promise<string> {
  const pkApply = await draftOf(changes)
  expect(await submitAs('PUR_FINANCE')(world, pkApply, 'purchaser')).toMatchObject({ ok: true })
  const approved = await approveAs('PUR_FINANCE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect(approved).toMatchObject({ ok: true })
  return pkApply
}
const answer = (from: 'FUNDER' | 'BANK', pkApply: string) =>
  answerAs('PUR_FINANCE', from)(world, pkApply, { answer: 'APPROVE' })
const detailOf = (pkApply: string) =>
  forms().get(reading(world, 'purchaser'), { pkApply }) as Promise<DataOf<typeof purFinance.get>>
const codesOf = async (changes: Partial<PurFinancePayload> = {}) =>
  (
    await forms().check(reading(world, 'purchaser'), { lines: [{ line: purFinanceLine(world, changes) }] })
  ).problems.map(({ field, code }) => `${field} ${code}`.trim())

test('a purchaser applies, a director signs, a funder grants it, a bank pays it: one loan, repaid in one sum', async () => {
  const today = todayOf(world.clock)
  const pkApply = await toFunder({ amount: '300000.00', months: '3', financeDate: addDays(today, 2) })
  expect((await detailOf(pkApply)).application).toMatchObject({
    state: 'PENDING_FUNDER',
    promisedDate: addMonths(addDays(today, 2), 3),
  })
  await answer('FUNDER', pkApply)
  await answer('BANK', pkApply)
  const { application, draw, agreement, repay } = await detailOf(pkApply)
  expect(application).toMatchObject({ state: 'DONE', approvedAmount: '300000.00' })
  expect(agreement).toMatchObject({ lineAmount: '300000.00', maturityDate: addMonths(today, 3) })
  const plan = await t.database.read
    .selectFrom('instalment')
    .select(['dueDate', 'principalFen'])
    .where('fkDraw', '=', draw?.pkDraw ?? '')
    .execute()
  expect(plan).toEqual([{ dueDate: addMonths(today, 3), principalFen: 30_000_000n }])
  // Early repayments have a page for whoever has a credit line or chain credit, and for nobody else.
  expect(repay).toMatchObject({ refusal: null })
  const isPageOpen = async (lineAgreementTime: string | null, chainCreditEnabled: 0 | 1) => {
    const products = { lineAgreementTime, chainCreditEnabled }
    await t.database.write((tx) => tx.updateTable('corp').set(products).execute())
    return (await detailOf(pkApply)).repay?.isPageOpen
  }
  expect([await isPageOpen(null, 0), await isPageOpen('2026-01-01', 0), await isPageOpen(null, 1)]).toEqual([
    false,
    true,
    true,
  ])
})

test('only a purchaser fills it in: an operator of the same enterprise is refused', async () => {
  for (const { posts } of [purFinance.save, purFinance.update, purFinance.check]) expect(posts).toEqual(['PURCHASE'])
  const pkApply = await draftOf()
  await expect(submitAs('PUR_FINANCE')(world, pkApply, 'supplierOperator')).rejects.toMatchObject({ code: '01000202' })
})

test('month, day, pack and contract: not after this month, not before today, approved, there', async () => {
  const today = todayOf(world.clock)
  expect(await codesOf()).toEqual([])
  expect(await codesOf({ financeMonth: '', contractFileIds: [] })).toEqual([
    'financeMonth 01000310',
    'contractFileIds 01000312',
  ])
  expect(await codesOf({ financeMonth: addMonths(today, 1).slice(0, 7) })).toEqual(['financeMonth 09000121'])
  expect(await codesOf({ financeDate: addDays(today, -1) })).toEqual(['financeDate 09000122'])
  const pkPack = await reach(world, 'FINANCE_PACK', 'DRAFT')
  expect(await codesOf({ pkPack })).toEqual(['pkPack 09000123'])
})

test('a financing day that has passed is refused at the approval: it goes back to the purchaser', async () => {
  const pkApply = await draftOf({ financeDate: todayOf(world.clock) })
  await submitAs('PUR_FINANCE')(world, pkApply, 'purchaser')
  world.clock.advanceDays(1)
  const late = await approveAs('PUR_FINANCE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect(late).toMatchObject({ ok: false, code: '09000122' })
})

describe('spec §7: the text by months, amount and day', () => {
  const ask = (
    name: 'purFinance' | 'purFinanceDay' | 'purFinanceKey',
    params: Record<string, string>,
    query: Record<string, string> = {},
    who: Person = 'purchaser',
  ) => assembleText(businesses, as(world, who), name, { params, query, body: undefined })

  test('the form is named, and what the address says is compared with it: 11000103', async () => {
    const day = addDays(todayOf(world.clock), 3)
    const ids = await draftOf({ amount: '200000.00', months: '6', financeDate: day })
    const params = { month: '6', amount: '200000', financeDate: day }
    const { text } = await ask('purFinanceDay', params, { ids })
    expect(text).toMatchObject({ businessType: 'PUR_FINANCE', action: 'SUBMIT' })
    for (const changed of [{ month: '5' }, { amount: '200000.01' }, { financeDate: addDays(day, 1) }])
      await expect(ask('purFinanceDay', { ...params, ...changed }, { ids })).rejects.toMatchObject({ code: '11000103' })
    // The address without a day is for a form without one.
    await expect(ask('purFinance', { month: '6', amount: '200000' }, { ids })).rejects.toMatchObject({
      code: '11000103',
    })
  })

  test('unnamed it is the newest that may be submitted and says exactly this, else 01000302', async () => {
    await draftOf({ amount: '200000.00', months: '6' })
    const params = { month: '6', amount: '200000.00' }
    expect((await ask('purFinance', params)).text).toMatchObject({ action: 'SUBMIT' })
    await expect(ask('purFinance', { ...params, month: '7' })).rejects.toMatchObject({ code: '01000302' })
    const pkApply = await draftOf({ amount: '150000.00', months: '2' })
    await submitAs('PUR_FINANCE')(world, pkApply, 'purchaser')
    await expect(ask('purFinance', { month: '2', amount: '150000.00' })).rejects.toMatchObject({ code: '01000302' })
  })

  test('by its key: signed again, approved by the director', async () => {
    const ids = await draftOf()
    expect((await ask('purFinanceKey', { ids })).text).toMatchObject({ action: 'SUBMIT' })
    await submitAs('PUR_FINANCE')(world, ids, 'purchaser')
    expect((await ask('purFinanceKey', { ids }, {}, 'supplierDirector')).text).toMatchObject({ action: 'APPROVE' })
    await expect(ask('purFinanceKey', { ids }, {}, 'rivalOperator')).rejects.toMatchObject({ code: '01000302' })
  })
})
