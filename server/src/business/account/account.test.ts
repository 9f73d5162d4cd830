import { afterAll, beforeEach, expect, test } from 'vitest'
import { simulate } from '../../jobs/simulated/answer.ts'
import { expireVerifies } from '../../jobs/verifies.ts'
import { usableAccounts } from '../../queries/accounts.ts'
import { formOf, openTasks, replyTo, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { checkVerify, renewVerify, setDefaultAccount, stopAccount } from './acts.ts'
import { bankAccounts } from './list.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const fkCorp = () => world.people.supplierOperator.fkCorp
const form = {
  pkAccount: '',
  accountNo: '62220000000009',
  bankCode: '901',
  branchName: '武汉市城中支行',
  interBankNo: '901420100019',
  accountKind: 'BASIC',
  usages: ['COLLECT'],
  fileIds: [],
}

async function registered(changes: Partial<typeof form> = {}) {
  const { saved } = await formOf('ACCOUNT_CHANGE').save(as(world, 'supplierOperator'), {
    lines: [{ ...form, ...changes }],
  })
  const pkApply = saved[0]?.pkApply ?? ''
  expect(await submitAs('ACCOUNT_CHANGE')(world, pkApply, 'supplierOperator')).toMatchObject({ ok: true })
  return t.database.read.selectFrom('bank_account').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
}
const accountOf = (pkAccount: string) =>
  t.database.read.selectFrom('bank_account').selectAll().where('pkAccount', '=', pkAccount).executeTakeFirstOrThrow()

async function remittanceAsked() {
  const asked = (await openTasks(world)).findLast(({ task }) => task.kind === 'REMITTANCE')
  if (!asked) throw new Error('nobody is asked')
  return asked
}

/** The bank reports what has arrived; what is left out is right. */
async function remit(changes: Record<string, string> = {}) {
  const asked = await remittanceAsked()
  const { accountName, accountNo, amount } = asked.task.body as Record<string, string>
  const body = { name: accountName, accountNo, amount, bankSerial: 'BANK-0001', ...changes }
  return replyTo(world, asked, { answer: 'APPROVE', body })
}

test('I18: an account counts once its test payment has come, and not before', async () => {
  const { pkAccount } = await registered()
  const usable = async () =>
    (await usableAccounts(t.database.read, fkCorp(), 'COLLECT')).map((account) => account.pkAccount)
  expect(await usable()).not.toContain(pkAccount)
  expect((await checkVerify(as(world, 'supplierOperator'), { pkAccount })).state).toBe('CHECKING')
  await remit()
  expect(await accountOf(pkAccount)).toMatchObject({ state: 'ACTIVE', verifyState: 'VERIFIED', isDefault: 0 })
  expect(await usable()).toContain(pkAccount)
})

test.each([
  ['another name', { name: '他人贸易有限公司' }, '户名不一致'],
  ['another account', { accountNo: '62220000000001' }, '银行账号不一致'],
  ['another amount', { amount: '0.02' }, '打款金额不是 0.01 元'],
])('%s proves nothing, and says what was wrong; a new account to pay to is asked for', async (_, changes, reason) => {
  const { pkAccount } = await registered()
  await remit(changes)
  const failed = await bankAccounts.one(reading(world, 'supplierOperator'), pkAccount)
  expect(failed).toMatchObject({ verifyState: 'FAILED', failReason: reason, accountState: 'PENDING' })
  const again = await renewVerify(as(world, 'supplierOperator'), { pkAccount })
  expect(again.state).toBe('PENDING')
  await remit({ bankSerial: 'BANK-0002' })
  expect((await accountOf(pkAccount)).verifyState).toBe('VERIFIED')
})

test('after seven days the test payment is over, whatever arrives; one that is open is not renewed', async () => {
  const { pkAccount } = await registered()
  await expect(renewVerify(as(world, 'supplierOperator'), { pkAccount })).rejects.toMatchObject({ code: '07000108' })
  const asked = await remittanceAsked()
  world.clock.advanceDays(8)
  expect(await expireVerifies(world)).toBe(1)
  expect(await expireVerifies(world)).toBe(0)
  expect((await accountOf(pkAccount)).verifyState).toBe('EXPIRED')
  const { accountName: name, accountNo, amount } = asked.task.body as Record<string, string>
  const late = { answer: 'APPROVE', body: { name, accountNo, amount, bankSerial: 'LATE-0001' } } as const
  await expect(replyTo(world, asked, late)).rejects.toMatchObject({ code: '99000409' })
})

test('a change keeps the old account in use until the new one is proved; then it is the default in its place', async () => {
  const old = world.accounts[fkCorp()] ?? ''
  const { pkAccount } = await registered({ pkAccount: old })
  expect(await accountOf(old)).toMatchObject({ state: 'ACTIVE', isDefault: 1 })
  await remit()
  expect(await accountOf(old)).toMatchObject({ state: 'REPLACED', isDefault: 0 })
  expect(await accountOf(pkAccount)).toMatchObject({ state: 'ACTIVE', isDefault: 1 })
})

test('one account is the default; the default one is not stopped, another enterprise’s is nobody’s', async () => {
  const operator = as(world, 'supplierOperator')
  const old = world.accounts[fkCorp()] ?? ''
  // The only one: no other can be made the default first.
  await expect(stopAccount(operator, { pkAccount: old })).rejects.toMatchObject({ code: '07000109' })
  const { pkAccount } = await registered()
  await expect(stopAccount(operator, { pkAccount: old })).rejects.toMatchObject({ code: '07000109' })
  await remit()
  await expect(stopAccount(operator, { pkAccount: old })).rejects.toMatchObject({ code: '07000106' })
  await setDefaultAccount(operator, { pkAccount })
  const defaults = await t.database.read
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('fkCorp', '=', fkCorp())
    .where('isDefault', '=', 1)
    .execute()
  expect(defaults).toEqual([{ pkAccount }])
  await stopAccount(as(world, 'supplierOperator'), { pkAccount: old })
  expect((await accountOf(old)).state).toBe('STOPPED')
  const foreign = as(world, 'otherSupplier')
  await expect(stopAccount(foreign, { pkAccount })).rejects.toMatchObject({ code: '01000302' })
})

test('a number stands once, has 8 to 30 digits, and its branch twelve', async () => {
  await registered()
  const { problems } = await formOf('ACCOUNT_CHANGE').check(reading(world, 'supplierOperator'), {
    lines: [{ line: form }, { line: { ...form, accountNo: '1234567', interBankNo: '1', usages: [] } }],
  })
  expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [0, 'accountNo', '07000105'],
    [1, 'accountNo', '07000103'],
    [1, 'interBankNo', '07000104'],
    [1, 'usages', '01000311'],
  ])
})

test('a core company’s account needs no test payment; in a demonstration the bank answers by the last digit', async () => {
  const { saved } = await formOf('ACCOUNT_CHANGE').save(as(world, 'operator'), { lines: [form] })
  await submitAs('ACCOUNT_CHANGE')(world, saved[0]?.pkApply ?? '', 'operator')
  const own = await t.database.read
    .selectFrom('bank_account')
    .select(['state', 'verifyState'])
    .where('pkApply', '=', saved[0]?.pkApply ?? '')
    .executeTakeFirstOrThrow()
  expect(own).toEqual({ state: 'ACTIVE', verifyState: 'EXEMPT' })
  const states: string[] = []
  for (const digit of ['1', '2', '3', '4']) {
    const { pkAccount } = await registered({ accountNo: `6222000000000${digit}` })
    await simulate(world, 0)
    states.push((await accountOf(pkAccount)).verifyState)
  }
  expect(states).toEqual(['FAILED', 'FAILED', 'PENDING', 'VERIFIED'])
})
