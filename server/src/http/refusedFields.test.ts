import { enterInvoices } from '@jinpiao/contract/invoices'
import { changeMobile, sendOwnSms } from '@jinpiao/contract/person'
import { verifyReceipt } from '@jinpiao/contract/receipts'
import { getInvitation, registerCorp } from '@jinpiao/contract/register'
import { changePassword, getSecurity, loginBySms } from '@jinpiao/contract/session'
import { addSuppliers } from '@jinpiao/contract/suppliers'
import { addUser } from '@jinpiao/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../domain/clock.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { pkRoleOf } from '../seed/reference.ts'
import { registrar } from '../testing/registrar.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
let operator: TestClient
beforeAll(async () => {
  t = await createTestApp()
  operator = t.client()
  await operator.enter('CO')
})
afterAll(() => t.close())
const { withTicket, payloadOf } = registrar(() => t)

/** The input that an answer names. */
const fieldOf = async (answer: Promise<object>) => {
  const { code, field } = (await answer) as { code: string; field?: string }
  return [code, field]
}
const change = async (old: string, next: string) => ({
  oldPassword: await operator.encrypt(old, 'CURRENT'),
  newPassword: await operator.encrypt(next, 'NEW'),
})
const RIGHT = 'Jinpiao@2026'

test.each([
  ['a wrong old password', 'Wrong-2026', 'Other-2026', '01000110', 'oldPassword'],
  ['a new password that is too weak', RIGHT, 'short', '01000109', 'newPassword'],
  ['a new password that is the old one', RIGHT, RIGHT, '01000111', 'newPassword'],
])('%s', async (_, old, next, code, field) => {
  expect(await fieldOf(operator.call(changePassword, { body: await change(old, next) }))).toEqual([code, field])
})

test('the codes of a number that is changed, and the number', async () => {
  const { data } = await operator.call(sendOwnSms, { body: {} })
  const oldCode = data.demoCode ?? ''
  const answer = (body: object) =>
    fieldOf(operator.call(changeMobile, { body: { mobile: '13900001111', oldCode, newCode: '000000', ...body } }))
  expect(await answer({ oldCode: oldCode === '000000' ? '111111' : '000000' })).toEqual(['01000114', 'oldCode'])
  expect(await answer({})).toEqual(['01000103', 'newCode'])
  expect(await answer({ mobile: '13800000101' })).toEqual(['01000115', 'mobile'])
})

test('the code of a login, and of a registration', async () => {
  t.clock.advance(MINUTE_MS)
  const stranger = t.client()
  const body = { mobile: '13800000101', code: '000000', requestKey: await stranger.signer.publicKey() }
  expect(await fieldOf(stranger.call(loginBySms, { body }))).toEqual(['01000103', 'code'])
})

test('a registration: credit code, password, invitation', async () => {
  const browser = await withTicket()
  const send = async (changes: object) => {
    const body = { ...(await payloadOf(browser)), ...changes }
    return fieldOf(browser.client.call(registerCorp, { body }, { headers: browser.headers }))
  }
  expect(await send({ password: await browser.client.encrypt('short', 'NEW') })).toEqual(['01000109', 'password'])
  expect(await send({ creditCode: creditCodeOf(1) })).toEqual([expect.stringMatching(/^02/), expect.any(String)])
  const query = { inviteCode: 'NOSUCH88' }
  expect(await fieldOf(browser.client.call(getInvitation, { query }, { headers: browser.headers }))).toEqual([
    '02000113',
    'inviteCode',
  ])
})

test('an invoice, a supplier, a user that there is already', async () => {
  const finance = t.client()
  await finance.enter('SO')
  const invoice = {
    invoiceCode: '',
    invoiceNo: '26420000000000009999',
    sellerName: '江城精铸有限公司',
    buyerName: '华岳重工股份有限公司',
    issueDate: '2026-11-01',
    amountWithTax: '113.00',
    taxAmount: '13.00',
    checkCode: '',
  }
  const enter = () => fieldOf(finance.call(enterInvoices, { body: { invoices: [invoice] } } as never))
  expect(await enter()).toEqual(['0', undefined])
  expect(await enter()).toEqual(['06000115', expect.stringMatching(/invoiceNo$/)])
  const supplier = {
    creditCode: creditCodeOf(3),
    corpName: '江城精铸有限公司',
    contactName: '联系人',
    contactMobile: '13900000000',
    email: '',
    isFirstLevel: true,
    erpCode: '',
  }
  const add = () => fieldOf(operator.call(addSuppliers, { body: { suppliers: [supplier] } }))
  await add()
  expect(await add()).toEqual(['04000160', expect.stringMatching(/creditCode$/)])
  const manager = t.client()
  await manager.enter('CD')
  await manager.call(getSecurity, { query: { currentRole3: pkRoleOf('ROLE_CORP_MANAGER') } })
  const user = {
    personName: '新人',
    mobile: '13800000101',
    idCode: idCodeOf(777),
    pkRoles: [pkRoleOf('ROLE_CORE_OPERATOR')],
  }
  expect(await fieldOf(manager.call(addUser, { body: user }))).toEqual(['02000103', 'mobile'])
})

test('a receipt that nobody has written, and what no schema takes', async () => {
  const stranger = t.client()
  const body = { receiptNo: 'PZ2026000001', verifyCode: 'ABCD-EFGH' }
  const [code, field] = await fieldOf(stranger.call(verifyReceipt, { body }))
  expect([code, field]).toEqual([expect.stringMatching(/^010003(57|03)$/), 'verifyCode'])
  const wrong = { oldPassword: 1, newPassword: '' } as never
  expect(await fieldOf(operator.call(changePassword, { body: wrong }))).toEqual(['01000303', 'oldPassword'])
})
