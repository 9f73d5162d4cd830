import { getBillingInfo, putBillingInfo } from '@jinpiao/contract/billingInfo'
import * as bills from '@jinpiao/contract/bills'
import * as confirmations from '@jinpiao/contract/confirmations'
import * as corps from '@jinpiao/contract/corps'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import * as feeInvoices from '@jinpiao/contract/feeInvoices'
import { invoicing } from '@jinpiao/contract/invoicing'
import { listProductCards, openProduct } from '@jinpiao/contract/productCards'
import { getRealnamePrefill, getRegistryFacts, realname } from '@jinpiao/contract/realname'
import type { Post } from '@jinpiao/contract/roles'
import { getSecurity } from '@jinpiao/contract/session'
import { getUkeyBearers, ukeyApply } from '@jinpiao/contract/ukeyApply'
import { getOwnUkeys, ukeyChange } from '@jinpiao/contract/ukeyChange'
import * as orders from '@jinpiao/contract/ukeyOrders'
import * as ukeys from '@jinpiao/contract/ukeys'
import * as users from '@jinpiao/contract/users'
import { decide } from '@jinpiao/portal/routes/decide'
import { menuRows } from '@jinpiao/server/seed/menuRows'
import { pkRoleOf } from '@jinpiao/server/seed/reference'
import { callOf } from '@jinpiao/server/testing/endpoints'
import { createTestApp, type TestApp } from '@jinpiao/server/testing/testApp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loanFactsOf, offered, visitorOfMenus } from './portalView.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

interface Line {
  routes: readonly string[]
  /** Short names of the roles whose menus have one of the routes. */
  roles: string
  endpoints: readonly Endpoint[]
  /** Of these roles, only those with one of these posts. */
  posts?: readonly Post[]
}
const base = '/my/enterprise-info/'
const { steps: _, ...verification } = realname
const acts = [verification.save, verification.update, verification.remove, verification.check, verification.submit]
const formActs = ({
  save,
  update,
  remove,
  check,
  submit,
  withdraw,
  cancel,
}: Record<'save' | 'update' | 'remove' | 'check' | 'submit' | 'withdraw' | 'cancel', Endpoint>) => [
  save,
  update,
  remove,
  check,
  submit,
  withdraw,
  cancel,
]
const ukey = `${base}ukey/`
const [bill, invoice] = ['/my/account/bill', '/my/account/invoice-manage']
const [info, form] = ['/my/invoice-manage/invoice-info', '/my/invoice-manage/invoicing-apply']

/** Spec §6, for the pages of the enterprise: role × route × endpoint. Every endpoint stands here once. */
const table: readonly Line[] = [
  {
    routes: [`${base}realname`],
    roles: 'CO CD SO SD',
    endpoints: [...acts, verification.withdraw, verification.cancel, getRegistryFacts],
  },
  {
    routes: [`${base}realname`],
    roles: 'CO CD SO SD',
    endpoints: [getRealnamePrefill],
    posts: ['OPERATOR', 'DIRECTOR'],
  },
  {
    routes: [`${base}base-info`, `${base}realname`],
    roles: 'CO CD CF CQ SO SD SQ',
    endpoints: [corps.getCorp, verification.list, verification.list.export, verification.get],
  },
  {
    routes: [`${base}base-info`],
    roles: 'CO CD CF CQ SO SD SQ',
    endpoints: [corps.listCorpChanges, corps.listCorpChanges.export],
  },
  {
    routes: [`${base}base-info`],
    roles: 'CO CD CF CQ SO SD SQ',
    endpoints: [corps.putCorp, corps.getCorpNumbers],
    posts: ['OPERATOR', 'DIRECTOR'],
  },
  {
    routes: [`${base}ukey/list`],
    roles: 'CO CD CF SO SD',
    endpoints: [ukeys.listUkeys, ukeys.listUkeys.export, ukeys.loseUkey, ukeys.getUkeyTest, ukeys.testUkey],
  },
  {
    routes: ['/my/confirmation/index'],
    roles: 'CO CD SO SD',
    endpoints: [
      confirmations.listConfirmations,
      confirmations.listConfirmations.export,
      confirmations.listAskedConfirmations,
      confirmations.listAskedConfirmations.export,
      confirmations.getConfirmation,
    ],
  },
  {
    routes: ['/my/confirmation/index'],
    roles: 'CO CD SO SD',
    endpoints: [confirmations.confirmAll, confirmations.refuseAll],
    posts: ['DIRECTOR'],
  },
  {
    routes: [`${base}user/list`],
    roles: 'MA CD SD',
    endpoints: [users.listUsers, users.listUsers.export, users.getAssignableRoles, users.getUserNumbers],
  },
  {
    routes: [`${base}user/list`],
    roles: 'MA CD SD',
    endpoints: [
      users.addUser,
      users.setRoles,
      users.setUserState,
      users.resetUserPassword,
      users.listAccess,
      users.listAccess.export,
    ],
    posts: ['MANAGER'],
  },
  { routes: [`${ukey}apply`], roles: 'CD SD', endpoints: [...formActs(ukeyApply), getUkeyBearers] },
  {
    routes: [`${ukey}apply`, `${ukey}list`, `${ukey}apply-detail`],
    roles: 'CO CD CF SO SD',
    endpoints: [ukeyApply.list, ukeyApply.list.export, ukeyApply.get],
  },
  { routes: [`${ukey}reset`], roles: 'CO CD CF SO SD', endpoints: [...formActs(ukeyChange), getOwnUkeys] },
  {
    routes: [`${ukey}reset`, `${ukey}list`],
    roles: 'CO CD CF SO SD',
    endpoints: [ukeyChange.list, ukeyChange.list.export, ukeyChange.get],
  },
  {
    routes: [`${ukey}list`, `${ukey}apply`, `${ukey}apply-detail`, `${ukey}reset`],
    roles: 'CO CD CF SO SD',
    endpoints: [orders.getUkeyOrder, orders.receiveUkey, orders.activateUkey],
  },
  { routes: [`${base}user/list`], roles: 'MA CD SD', endpoints: [users.rebindUserKey], posts: ['MANAGER', 'DIRECTOR'] },
  { routes: ['/my/product/overview'], roles: 'CO CD SO SD', endpoints: [listProductCards] },
  {
    routes: ['/my/product/overview'],
    roles: 'CO CD SO SD',
    endpoints: [openProduct],
    posts: ['OPERATOR', 'DIRECTOR'],
  },
  {
    routes: [bill, form],
    roles: 'CO CD SO SD',
    endpoints: [bills.listBills, bills.listBills.export],
  },
  { routes: [bill], roles: 'CO CD SO SD', endpoints: [bills.getBill] },
  { routes: [bill], roles: 'CO CD SO SD', endpoints: [bills.payBill], posts: bills.feeKeepers },
  {
    routes: [invoice],
    roles: 'CO CD SO SD',
    endpoints: [feeInvoices.listFeeInvoices, feeInvoices.listFeeInvoices.export, feeInvoices.keepInvoiceFile],
  },
  { routes: [invoice], roles: 'CO CD SO SD', endpoints: [feeInvoices.mailInvoice], posts: bills.feeKeepers },
  { routes: [info, form], roles: 'CO CD SO SD', endpoints: [getBillingInfo] },
  { routes: [info], roles: 'CO CD SO SD', endpoints: [putBillingInfo], posts: bills.feeKeepers },
  { routes: [form], roles: 'CO CD SO SD', endpoints: formActs(invoicing) },
  {
    routes: [form, invoice],
    roles: 'CO CD SO SD',
    endpoints: [invoicing.list, invoicing.list.export, invoicing.get],
  },
]

const people = {
  CO: ['CO', 'OPERATOR'],
  CD: ['CD2', 'DIRECTOR'],
  CF: ['CF', 'FINAL'],
  CQ: ['CQ', 'QUERY'],
  SO: ['SO', 'OPERATOR'],
  SD: ['AD', 'DIRECTOR'],
  SQ: ['SQ', 'QUERY'],
  PU: ['PU', 'PURCHASE'],
  MA: ['SD', 'MANAGER'],
  FI: ['FC', 'FUNDER'],
} as const satisfies Record<string, readonly [string, Post]>

test('the table says what the contract says, each endpoint once', () => {
  const said = table.flatMap(({ endpoints, routes, posts }) =>
    endpoints.map((endpoint) => [callOf(endpoint), [...routes].sort(), posts ?? []]),
  )
  const own = t.api.endpoints.filter(
    ({ permission }) =>
      typeof permission !== 'string' &&
      permission.some((page) =>
        /enterprise-info\/(realname|base-info|user|ukey\/(list|apply|reset))|product\/overview|confirmation\/index|account\/(bill|invoice-manage)|invoice-manage\/invoic/.test(
          page,
        ),
      ),
  )
  // Files are shown on every page with a form.
  const wanted = own.filter(
    ({ path }) =>
      !/^\/v\d\/files/.test(path) &&
      /corps|corp-users|roles|access-log|realnames|corp-changes|\/v1\/products(\/:product\/open)?$|ukeys?[/-](apply|applies|reset|changes|orders|bearers|own)|\/ukeys$|\/ukeys\/(test|:pkUkey\/lost)$|confirmations|\/v1\/bills|exports\/(bills|fee-invoices|invoicings)|fee-invoices|billing-info|invoicings/.test(
        path,
      ),
  )
  const agreed = wanted.map((endpoint) => [
    callOf(endpoint),
    [...(endpoint.permission as string[])].sort(),
    endpoint.posts ?? [],
  ])
  const inOrder = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  expect(inOrder(said)).toEqual(inOrder(agreed))
})

test.each(table)('the menus give $routes to $roles', ({ routes, roles }) => {
  const granted = menuRows
    .flatMap(({ rows }) => rows)
    .filter(({ path }) => routes.includes(path))
    .flatMap((row) => row.roles.split(' '))
  expect([...new Set(granted)].sort()).toEqual(roles.split(' ').sort())
})

describe.each(Object.entries(people))('%s', (short, [person, post]) => {
  test('is let in exactly where the table says so, and sees these pages in its menu', async () => {
    const client = t.client()
    expect((await client.enter(person)).code).toBe('0')
    if (post === 'MANAGER') {
      await client.call(getSecurity, { query: { currentRole3: pkRoleOf('ROLE_CORP_MANAGER') } })
    }
    const { data } = await client.call(getSecurity, { query: { menus3Required: 'true', user3Required: 'true' } })
    const visitor = visitorOfMenus(data, await loanFactsOf(client))
    const menu = offered(visitor)
    for (const { routes, roles, endpoints, posts } of table) {
      const isOpen = roles.split(' ').includes(short)
      expect(routes.some((route) => menu.has(route))).toBe(isOpen)
      expect(routes.some((route) => decide(route, visitor).kind === 'show')).toBe(isOpen)
      for (const endpoint of endpoints) {
        const path = endpoint.path.replace(/:\w+/g, 'x')
        const { code } = await client.send(endpoint.method, path, '', endpoint.method === 'GET' ? '' : '{}')
        const isLetIn = isOpen && (posts?.some((each) => each === post) ?? true)
        expect({ short, path, refused: code === '01000202' }).toEqual({ short, path, refused: !isLetIn })
      }
    }
  })
})
