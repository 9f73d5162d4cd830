import { type PayFault, payFaults } from '@jinpiao/contract/payFaults'
import { dueHref } from '@jinpiao/contract/waysToPay'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { payBatch, payingBatch } from '../../testing/claimed.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { answerAs, formOf, openTasks, replyTo, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { bankAccounts } from '../account/list.ts'
import { lineByKey } from '../redeemLines.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const payee = () => world.suppliers[0]?.fkCorp ?? ''
const bank = answerAs('REDEEM', 'BANK')
const no = (pkApply: string, line: number, fault: PayFault = 'PAYEE_ACCOUNT') =>
  bank(world, pkApply, { answer: 'REJECT', line, comment: '收款账号与户名不符', body: { fault } })

/** One of its tickets is paid again, to whichever account its payee has now. */
async function paidAgain(pkApply: string): Promise<string> {
  world.clock.advance(60_000)
  const { pkCredit = '' } = (await lineByKey(t.database.read, `${pkApply}-0`)) ?? {}
  return payBatch(world, [pkCredit])
}

const told = async (notice: string) => {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'params', 'link'])
    .distinct()
    .where('notice', '=', notice)
    .execute()
  return rows.map(({ fkCorp, params, link }) => ({ fkCorp, link, params: JSON.parse(params) as string[] }))
}

const accountPage = async () => {
  const { list } = await bankAccounts.page(reading(world, 'supplierOperator'), { page: 1, pageSize: 20 })
  return list.find(({ accountState }) => accountState === 'ACTIVE')
}

test('an account to which a payment fails again is told to its owner, and its page offers another; a payment that comes ends it', async () => {
  const first = await payingBatch(world)
  await no(first, 0)
  await no(first, 1)
  // What one batch fails at once is one failure.
  expect([await told('ACCOUNT_FAILED_AGAIN'), (await accountPage())?.failing]).toEqual([[], null])
  const second = await paidAgain(first)
  await no(second, 0)
  const account = await accountPage()
  expect(account?.failing).toEqual({ count: 2, failedOn: todayOf(world.clock) })
  expect(account?.actions).toContainEqual({ action: 'EDIT', allowed: true })
  expect(await told('ACCOUNT_FAILED_AGAIN')).toEqual([
    {
      fkCorp: payee(),
      link: `/my/account/info?id=${account?.pkAccount}`,
      params: [account?.bankName, account?.accountTail, '2'],
    },
  ])
  const third = await paidAgain(second)
  await bank(world, third, { answer: 'APPROVE', line: 0, body: { bankSerial: 'BANK-3' } })
  expect((await accountPage())?.failing).toBeNull()
  await expectInvariants(t.database)
})

test.each(payFaults)(
  '%s: only a payee whose own account is why is asked to mend it, and only that is counted',
  async (fault) => {
    const first = await payingBatch(world)
    await no(first, 0, fault)
    await no(first, 1, fault)
    await no(await paidAgain(first), 0, fault)
    const isItsOwn = fault === 'PAYEE_ACCOUNT'
    expect((await told('ACCOUNT_FAILED_AGAIN')).length > 0).toBe(isItsOwn)
    expect((await accountPage())?.failing !== null).toBe(isItsOwn)
    const asksToMend = (await told('REDEEM_NOT_PAID_ACCOUNT')).filter(({ fkCorp }) => fkCorp === payee())
    expect([asksToMend.length, (await told('REDEEM_NOT_PAID')).length]).toEqual(isItsOwn ? [2, 0] : [0, 2])
    expect(asksToMend.every(({ params }) => params[3] === '收款账号与户名不符')).toBe(true)
  },
)

test('whoever has to pay a payee that had no account hears that it can be paid now, with the tickets', async () => {
  const batch = await payingBatch(world)
  await no(batch, 0)
  await no(batch, 1)
  await t.database.write((tx) =>
    tx.updateTable('bank_account').set({ state: 'STOPPED', isDefault: 0 }).where('fkCorp', '=', payee()).execute(),
  )
  const prove = async (accountNo: string, bankSerial: string) => {
    const form = {
      pkAccount: '',
      accountNo,
      bankCode: '901',
      branchName: '武汉市城中支行',
      interBankNo: '901420100019',
      accountKind: 'BASIC',
      usages: ['COLLECT'],
      fileIds: [],
    }
    const { saved } = await formOf('ACCOUNT_CHANGE').save(as(world, 'supplierOperator'), { lines: [form] })
    await submitAs('ACCOUNT_CHANGE')(world, saved[0]?.pkApply ?? '', 'supplierOperator')
    expect(await told('PAYEE_ACCOUNT_READY')).toHaveLength(bankSerial === 'BANK-1' ? 0 : 1)
    const asked = (await openTasks(world)).findLast(({ task }) => task.kind === 'REMITTANCE')
    if (asked === undefined) throw new Error('nobody is asked')
    const { accountName: name, amount } = asked.task.body as Record<string, string>
    await replyTo(world, asked, { answer: 'APPROVE', body: { name, accountNo, amount, bankSerial } })
  }
  await prove('62220000000009', 'BANK-1')
  const { corpName } = world.people.supplierOperator
  expect(await told('PAYEE_ACCOUNT_READY')).toEqual([
    { fkCorp: world.core, link: dueHref('choosable'), params: [corpName, '2', '3,000.00'] },
  ])
  // A further account tells nothing new.
  await prove('62220000000017', 'BANK-2')
  expect(await told('PAYEE_ACCOUNT_READY')).toHaveLength(1)
})
