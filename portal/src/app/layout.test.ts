import type { SecurityData } from '@jinpiao/contract/session'
import { describe, expect, it } from 'vitest'
import { decide } from '#portal/routes/decide.ts'
import type { PortalRoute } from '#portal/routes/route.ts'
import { routeOf, routes } from '#portal/routes/routes.ts'
import { type Visitor, visitorOf } from '#portal/session/store.ts'
import { expired, home, noRole, visitor } from '#portal/session/testing/visitors.ts'
import { isOffered, layoutOf, type MenuFlags, menuOf } from './layout.ts'

const noProducts = { lineAgreementTime: null, chainCreditEnabled: false }
const unknownRole = {
  candidateRoles: [],
  currentRole3: { pkRole: '1', roleCode: 'ROLE_OF_TOMORROW', roleLabel: '', homeUrl: home },
  homeUrl: home,
  openedProductCorps: {},
} as unknown as SecurityData
const issuing = '/credit/core/issue/issue'
const rowOf = (path: string) => routeOf(path) as PortalRoute

describe('layout: spec §1', () => {
  const shape = (path: string, who: Visitor | null) =>
    layoutOf(
      path,
      routes.find((r) => r.path === path),
      who,
    )
  it.each([
    [
      'the header menu is hidden on login',
      '/login',
      visitor(),
      { menu: false, header: true, footer: true, logoHref: '/login' },
    ],
    ['register has neither header nor footer', '/register', null, { header: false, footer: false, menu: false }],
    ['on register the logo leads to login', '/register/reset-password', visitor(), { logoHref: '/login', menu: true }],
    ['the header menu is hidden on ukey-info', '/register/ukey-info', visitor(), { menu: false, header: true }],
    ['… on the application for a UKEY', '/my/enterprise-info/ukey/apply', visitor(), { menu: false, header: true }],
    ['… and its detail', '/my/enterprise-info/ukey/apply-detail', visitor(), { menu: false, header: true }],
    ['… and nowhere else', '/my/enterprise-info/ukey/reset', visitor(), { menu: true, header: true }],
    ['otherwise the logo leads home', home, visitor(), { logoHref: home, menu: true }],
    [
      '… also from the help, which has the menu of who reads it',
      '/help/index',
      visitor(),
      { logoHref: home, menu: true },
    ],
    ['… if any product is opened', home, visitor({ hasOpenedProduct: false }), { logoHref: undefined }],
    ['spec §6: ROLE_CORP_DEFAULT has no header menu', '/error-page/403', noRole, { menu: false }],
    ['spec §6: … and nobody else', home, visitorOf(unknownRole, noProducts), { menu: true }],
    ['the bell needs the messages in the menu', home, visitor(), { bell: false }],
    ['… and is there with them', home, visitor({ allowedPaths: new Set(['/my/message/index']) }), { bell: true }],
    [
      '… unless the password has expired',
      '/my/person-info/index',
      { ...expired, allowedPaths: new Set(['/my/message/index']) },
      { bell: false },
    ],
    ['the help box shows the articles of the route', home, visitor(), { helpIds: ['1', '7', '17'] }],
    ['the help box needs a session', '/login', null, { helpIds: [] }],
    ['the help box is not on register pages', '/register/reset-password', visitor(), { helpIds: [] }],
    ['the help box needs a route that declares articles', '/error-page/403', visitor(), { helpIds: [] }],
  ] as const)('%s', (_rule, path, who, expected) => {
    expect(shape(path, who)).toMatchObject(expected)
  })
})

const products = ['TICKET', 'EXCHANGE', 'SELF_LOAN', 'CHAIN_CREDIT', 'CREDIT_FUND']
const everything: MenuFlags = {
  invoiceMenuDisplay: true,
  userRoleMenuDisplay: true,
  ukeyMenuDisplay: true,
  exchangeIndexDisplay: true,
  exchangePaymentDisplay: true,
  avalableProduct: products,
}

describe('menus: spec §1, §3, §6', () => {
  it('hold the routes of the table that the role may see, without the hidden ones', () => {
    const shown = menuOf(
      visitor({ allowedPaths: new Set([home, '/login', '/credit/core/statistics', '/credit/core/issue/issue']) }),
      everything,
    )
    expect(shown.map(({ group, routes: entries }) => [group, entries.map(({ path }) => path)])).toEqual([
      ['home', [home]],
      ['issue', ['/credit/core/issue/issue']],
    ])
  })
  it('do not hold the help, which opens in a window of its own (spec §2)', () => {
    expect(menuOf(visitor({ allowedPaths: new Set([home, '/help/index']) }), everything)).toHaveLength(1)
  })
  it('do not offer what the server hides, and it still opens', () => {
    const who = visitor({ hiddenPaths: new Set([issuing]) })
    expect(menuOf(who, everything).map(({ group }) => group)).not.toContain('issue')
    expect(decide(issuing, who).kind).toBe('show')
  })
  it.each([
    ['invoiceMenuDisplay', '/my/invoice-manage/invoice-info'],
    ['invoiceMenuDisplay', '/my/invoice-manage/invoicing-apply'],
    ['invoiceMenuDisplay', '/my/account/invoice-manage'],
    ['userRoleMenuDisplay', '/my/enterprise-info/user/list'],
    ['ukeyMenuDisplay', '/my/enterprise-info/ukey/list'],
    ['ukeyMenuDisplay', '/my/enterprise-info/ukey/apply'],
    ['exchangeIndexDisplay', '/credit/baexchange/index/index'],
    ['exchangePaymentDisplay', '/credit/baexchange/payment/index'],
  ] as const)('offer by the flag of the platform: %s %s', (flag, path) => {
    const who = visitor({ allowedPaths: new Set([path, issuing]) })
    const without = { ...everything, [flag]: false }
    const row = { path, flag }
    expect(isOffered(row, who, everything)).toBe(true)
    expect(isOffered(row, who, without)).toBe(false)
    expect(isOffered(rowOf(issuing), who, without)).toBe(true)
    expect(isOffered(row, visitor(), everything), 'a flag permits nothing').toBe(false)
  })
  it.each([
    ['TICKET', '/credit/core/issue/issue'],
    ['TICKET', '/credit/core/redeem/register'],
    ['TICKET', '/credit/chain/transfer/apply'],
    ['TICKET', '/credit/chain/finance/apply'],
    ['EXCHANGE', '/credit/baexchange/index/index'],
    ['SELF_LOAN', '/credit/self-loan/apply/index'],
    ['CHAIN_CREDIT', '/credit/chain-credit/apply'],
    ['CREDIT_FUND', '/credit/loan/index'],
  ] as const)('offer the pages of %s only where the platform has it (Q21): %s', (product, path) => {
    const who = visitor({ allowedPaths: new Set([path, home, '/supplier/index']) })
    const without = { ...everything, avalableProduct: products.filter((name) => name !== product) }
    const row = { path, product }
    expect(isOffered(row, who, everything)).toBe(true)
    expect(isOffered(row, who, without)).toBe(false)
    for (const common of [rowOf(home), { path: '/supplier/index' } as const]) {
      expect(isOffered(common, who, { ...everything, avalableProduct: [] }), common.path).toBe(true)
    }
  })
  it('know of each page of issuing, transfers and financing that it belongs to the tickets', () => {
    const pages = routes.filter(({ path }) => /^\/credit\/(core\/issue|chain\/(transfer|finance))\//.test(path))
    expect(pages.map(({ product }) => product)).toEqual(Array(8).fill('TICKET'))
    expect(routes.filter(({ product }) => product === 'TICKET')).toEqual(pages)
    const exchange = routes.filter(({ path }) => path.startsWith('/credit/baexchange/'))
    expect(exchange.map(({ product }) => product)).toEqual(Array(5).fill('EXCHANGE'))
    const selfLoan = routes.filter(({ path }) => path.startsWith('/credit/self-loan/'))
    expect(routes.filter(({ product }) => product === 'SELF_LOAN')).toEqual(selfLoan)
  })
  it('never offer what decide refuses', () => {
    for (const { routes: entries } of menuOf(visitor(), everything)) {
      for (const { path } of entries) expect(decide(path, visitor()).kind).toBe('show')
    }
  })
})
