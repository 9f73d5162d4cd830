import type { DataOf } from '@jinpiao/contract/endpoint'
import type { finance, Wage } from '@jinpiao/contract/finance'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getReceipt } from '../../flow/receipt.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { answerAs, approveAs, formOf, returnAs, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { reach } from '../../testing/walk/reach.ts'
import { as, createWorld, reading, sign, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { savePayroll } from './save.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const wage = (number: number, amount: string): Wage => ({
  personName: `员工${number}`,
  accountNo: `62220000000${number}`,
  bankName: '示范商业银行',
  amount,
})
const save = async (pkFinance: string, wages: Wage[]) =>
  (await savePayroll(as(world, 'supplierOperator'), { pkFinance, wages })).saved[0]?.pkApply ?? ''
const submit = (pkApply: string) => submitAs('PAYROLL')(world, pkApply, 'supplierOperator')
const approve = (pkApply: string) => approveAs('PAYROLL', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
const bank = answerAs('PAYROLL', 'BANK')
const detailOf = (pkApply: string) =>
  formOf('FINANCE').get(reading(world, 'supplierOperator'), { pkApply }) as Promise<DataOf<typeof finance.get>>

test('one of three wages fails: two are paid from the financing, the third counts no more and can be paid anew', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const before = (await detailOf(pkFinance)).wagesLeft
  const pkApply = await save(pkFinance, [wage(1, '100.00'), wage(2, '200.00'), wage(3, '300.00')])
  await submit(pkApply)
  await approve(pkApply)
  for (const line of [0, 2]) {
    world.clock.advance(60_000)
    await bank(world, pkApply, { answer: 'APPROVE', line, body: { bankSerial: `W-000${line}` } })
  }
  world.clock.advance(60_000)
  const told = await t.database.read
    .selectFrom('message')
    .select(['userId', 'params', 'messageState'])
    .where('notice', '=', 'PAYROLL_PAID')
    .execute()
  // One message of the list for each of its people, as it is now.
  expect(new Set(told.map(({ userId }) => userId)).size).toBe(told.length)
  expect(new Set(told.map(({ params }) => JSON.parse(params).slice(1).join(' ')))).toEqual(new Set(['2 400.00 1']))
  await bank(world, pkApply, { answer: 'REJECT', line: 1, comment: '户名与账号不符' })
  const { application, wages, financing } = await detailOf(pkApply)
  expect([application.state, financing?.pkApply]).toEqual(['PARTLY_FAILED', pkFinance])
  expect(wages).toMatchObject([
    { state: 'PAID', personName: '员****', accountNo: '****0001' },
    { state: 'FAILED', failReason: '户名与账号不符' },
    { state: 'PAID' },
  ])
  const { wagesLeft, payrolls } = await detailOf(pkFinance)
  expect(Number(before) - Number(wagesLeft)).toBe(400)
  expect(payrolls).toMatchObject([{ pkApply, payrollCount: 3, payrollAmount: '600.00' }])
  const again = await save(pkFinance, [wage(2, '200.00')])
  expect(await submit(again)).toMatchObject({ ok: true })
  // Who approves it the second time reads that, and why.
  expect((await detailOf(again)).hints).toEqual(['其中 1 人此前发放失败，本次重新发放；失败原因：户名与账号不符'])
  const [firstNo, againNo] = [application.applyNo, (await detailOf(again)).application.applyNo]
  expect((await detailOf(again)).wages).toMatchObject([{ before: { applyNo: firstNo, failReason: '户名与账号不符' } }])
  const failed = async () => (await detailOf(pkApply)).wages[1]?.takenBy
  expect(await failed()).toMatchObject({ applyNo: againNo, isPaid: false })
  await approve(again)
  await bank(world, again, { answer: 'APPROVE', line: 0, body: { bankSerial: 'W-AGAIN' } })
  expect(await failed()).toMatchObject({ applyNo: againNo, isPaid: true })
  const cured = t.database.read.selectFrom('message').select('params').where('notice', '=', 'APPLICATION_CURED')
  const toldOfCure = (await cured.execute()).map(({ params }) => (JSON.parse(params) as string[]).slice(0, 2))
  expect(toldOfCure).toEqual([
    [againNo, firstNo],
    [againNo, firstNo],
  ])
})

test('in a demonstration the bank refuses a wage by its digit, and pays it when it is tried again', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const stateAfter = async (pkApply: string) => {
    await submit(pkApply)
    await approve(pkApply)
    world.clock.advance(30_000)
    await simulate(world)
    return (await detailOf(pkApply)).wages.map(({ state }) => state)
  }
  const wages = [wage(1, '100.00'), wage(2, '200.01')]
  expect(await stateAfter(await save(pkFinance, wages))).toEqual(['PAID', 'FAILED'])
  expect(await stateAfter(await save(pkFinance, wages.slice(1)))).toEqual(['PAID'])
})

test('one signature covers one kind: wages and a financing together are refused before anything is signed', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const wages = await save(pkFinance, [wage(1, '100.00')])
  await submit(wages)
  const other = await reach(world, 'FINANCE', 'PENDING_DIRECTOR')
  for (const type of ['FINANCE', 'PAYROLL'] as const) {
    const both = sign(as(world, 'supplierDirector'), [other, wages], type, 'APPROVE')
    await expect(both).rejects.toMatchObject({ code: '11000103' })
  }
  expect(await approve(wages)).toMatchObject({ ok: true })
})

test('代发凭证 proves what was paid, without the accounts of people', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const pkApply = await save(pkFinance, [wage(1, '100.00'), wage(2, '200.00')])
  await submit(pkApply)
  await approve(pkApply)
  for (const line of [0, 1]) await bank(world, pkApply, { answer: 'APPROVE', line })
  const { pkReceipt } = await t.database.read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('kind', '=', 'PAYROLL')
    .executeTakeFirstOrThrow()
  const printed = await getReceipt(businesses, reading(world, 'supplierOperator'), { pkReceipt })
  expect(printed.receipt.amount).toBe('300.00')
  expect(JSON.stringify(printed)).not.toContain('622200000001')
})

test('04000130: lists of wages together never exceed the net amount, also when two are submitted at once', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const { wagesLeft } = await detailOf(pkFinance)
  const over = String(Number(wagesLeft) + 0.01)
  await expect(save(pkFinance, [wage(1, over)])).rejects.toMatchObject({ code: '04000130' })
  const both = await Promise.all([save(pkFinance, [wage(1, wagesLeft ?? '')]), save(pkFinance, [wage(2, '0.01')])])
  const results = await Promise.all(both.map((pkApply) => submit(pkApply).catch(({ code }) => ({ ok: false, code }))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: '04000130' })
})

test('04000131: prepared while the money is on its way, approved once it has come, and never of one that was refused', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'PENDING_PAYMENT')
  const pkApply = await save(pkFinance, [wage(1, '10.00')])
  await submit(pkApply)
  expect(await approve(pkApply)).toMatchObject({ ok: false, code: '04000131' })
  await answerAs('FINANCE', 'BANK')(world, pkFinance, { answer: 'APPROVE' })
  expect(await approve(pkApply)).toMatchObject({ ok: true })
  const refused = await reach(world, 'FINANCE', 'REJECTED')
  await expect(save(refused, [wage(1, '10.00')])).rejects.toMatchObject({ code: '04000131' })
})

test('sent back, nothing of it counts; a person who is in it twice, or has no account, is refused', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const { wagesLeft } = await detailOf(pkFinance)
  const pkApply = await save(pkFinance, [wage(1, '100.00')])
  await submit(pkApply)
  await returnAs('PAYROLL', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  expect((await detailOf(pkFinance)).wagesLeft).toBe(wagesLeft)
  await expect(save(pkFinance, [wage(1, '1.00'), wage(1, '2.00')])).rejects.toMatchObject({ code: '04000137' })
  const noAccount = { ...wage(1, '1.00'), accountNo: '' }
  await expect(save(pkFinance, [noAccount])).rejects.toMatchObject({ code: '01000310' })
})

test('another enterprise pays no wages from it', async () => {
  const pkFinance = await reach(world, 'FINANCE', 'DONE')
  const foreign = savePayroll(as(world, 'otherSupplier'), { pkFinance, wages: [wage(1, '1.00')] })
  await expect(foreign).rejects.toMatchObject({ code: '01000302' })
})
