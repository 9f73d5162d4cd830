import type { MenuResource } from '@jinpiao/contract/session'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { allowedPaths, hiddenPaths, type ProductFacts } from '../session/allowedPaths.ts'
import { decide, homeOf, type Visitor } from './decide.ts'
import { isOffered, layoutOf, type MenuFlags, menuOf } from './layout.ts'

const home = '/credit/core/index/operator'
const issuing = '/credit/core/issue/issue'
const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  allowedPaths: new Set([home, '/credit/core/issue/issue', '/my/person-info/index']),
  hiddenPaths: new Set(),
  roleCode: 'ROLE_CORE_OPERATOR',
  passwordExpired: false,
  homeUrl: home,
  hasOpenedProduct: true,
  ...over,
})
const expired = visitor({ passwordExpired: true })
const noRole = visitor({ allowedPaths: new Set(), roleCode: 'ROLE_CORP_DEFAULT', homeUrl: '' })

const outcome = (path: string, who: Visitor | null, address?: string) => {
  const decision = decide(path, who, address)
  return decision.kind === 'show' ? 'show' : `${decision.kind} ${'to' in decision ? decision.to : decision.redirect}`
}

describe('decide: spec §2, §5, §6', () => {
  it.each([
    ['spec §2: login needs no session', '/login', null, 'show'],
    ['spec §2: reset-password needs no session', '/register/reset-password', null, 'show'],
    ['spec §2: /login/login redirects to /login', '/login/login', null, 'redirect /login'],
    ['spec §6: without session to login, with the way back', home, null, `login ${home}`],
    ['spec §2: error pages are always permitted after login', '/error-page/403', noRole, 'show'],
    ['spec §2: error pages are always permitted after login', '/error-page/authorized', noRole, 'show'],
    [
      'spec §2: error pages are always permitted after login',
      '/error-page/contact-manager-open-product',
      noRole,
      'show',
    ],
    ['spec §2: error pages need a session', '/error-page/403', null, 'login /error-page/403'],
    ['spec §2: a route in the menu opens', '/credit/core/issue/issue', visitor(), 'show'],
    [
      'spec §2: a route outside the menu goes to 403',
      '/credit/core/issue/final-approve',
      visitor(),
      'redirect /error-page/403',
    ],
    ['spec §8: an unknown route goes to 403', '/no/such/page', visitor(), 'redirect /error-page/403'],
    ['spec §5: an expired password blocks every page', home, expired, 'passwordExpired /my/person-info/index'],
    ['spec §5: … except the personal centre', '/my/person-info/index', expired, 'show'],
    ['spec §5: … and 403', '/error-page/403', expired, 'show'],
    ['spec §5: … and login', '/login', expired, 'show'],
    [
      'spec §5: … even when the menu does not hold the personal centre',
      '/my/person-info/index',
      { ...expired, allowedPaths: new Set() },
      'show',
    ],
    ['the root leads to the home of the role', '/', visitor(), `redirect ${home}`],
    ['the root leads to login', '/', null, 'redirect /login'],
    ['spec §6: no working role: whom to ask', '/', noRole, 'redirect /error-page/contact-manager-open-product'],
  ] as [string, string, Visitor | null, string][])('%s: %s', (_rule, path, who, expected) => {
    expect(outcome(path, who)).toBe(expected)
  })

  it('spec §6: the way back keeps the query', () => {
    expect(outcome(home, null, `${home}?ticket=1`)).toBe(`login ${home}?ticket=1`)
  })

  it('the root hands its query to the home of the role, after login if need be', () => {
    expect(outcome('/', visitor(), '/?ticket=1')).toBe(`redirect ${home}?ticket=1`)
    expect(outcome('/', null, '/?ticket=1')).toBe('login /?ticket=1')
  })

  it('a home outside the menu is not a home', () => {
    expect(homeOf(visitor({ homeUrl: '/credit/core/index/final' }))).toBe('/error-page/contact-manager-open-product')
  })
})

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
    ['on register the logo leads to login', '/register/reset-password', visitor(), { logoHref: '/login', menu: false }],
    ['otherwise the logo leads home', home, visitor(), { logoHref: home, menu: true }],
    ['… if any product is opened', home, visitor({ hasOpenedProduct: false }), { logoHref: undefined }],
    ['spec §6: ROLE_CORP_DEFAULT has no header menu', '/error-page/403', noRole, { menu: false }],
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

const everything: MenuFlags = { invoiceMenuDisplay: true, userRoleMenuDisplay: true, ukeyMenuDisplay: true }

describe('menus: spec §1, §3, §6', () => {
  it('hold the routes of the table that the role may see, without the hidden ones', () => {
    const shown = menuOf(
      visitor({ allowedPaths: new Set([home, '/login', '/supplier/index', '/credit/core/issue/issue']) }),
      everything,
    )
    expect(shown.map(({ group, routes: entries }) => [group, entries.map(({ path }) => path)])).toEqual([
      ['home', [home]],
      ['issue', ['/credit/core/issue/issue']],
    ])
  })
  it('do not offer what the server hides, and it still opens', () => {
    const who = visitor({ hiddenPaths: new Set([issuing]) })
    expect(menuOf(who, everything).map(({ group }) => group)).not.toContain('issue')
    expect(outcome(issuing, who)).toBe('show')
  })
  it.each([
    ['invoiceMenuDisplay', '/my/invoice-manage/invoice-info'],
    ['invoiceMenuDisplay', '/my/invoice-manage/invoicing-apply'],
    ['invoiceMenuDisplay', '/my/account/invoice-manage'],
    ['userRoleMenuDisplay', '/my/enterprise-info/user/list'],
    ['ukeyMenuDisplay', '/my/enterprise-info/ukey/list'],
    ['ukeyMenuDisplay', '/my/enterprise-info/ukey/apply'],
  ] as const)('offer by the flag of the platform: %s %s', (flag, path) => {
    const who = visitor({ allowedPaths: new Set([path, issuing]) })
    const without = { ...everything, [flag]: false }
    expect(isOffered(path, who, everything)).toBe(true)
    expect(isOffered(path, who, without)).toBe(false)
    expect(isOffered(issuing, who, without)).toBe(true)
    expect(isOffered(path, visitor(), everything), 'a flag permits nothing').toBe(false)
  })
  it('never offer what decide refuses', () => {
    for (const { routes: entries } of menuOf(visitor(), everything)) {
      for (const { path } of entries) expect(outcome(path, visitor())).toBe('show')
    }
  })
})

describe('allowedPaths: spec §6, I20', () => {
  const menu = (menuBrief: string, childMenuResources: MenuResource[] = []): MenuResource => ({
    menuName: menuBrief,
    menuBrief,
    hidden: false,
    childMenuResources,
  })
  const protocol = '/credit/self-loan/protocol/index'
  const draw = '/credit/self-loan/draw/index'
  const chainCredit = '/credit/chain-credit/apply'
  const menus = [menu(home, [menu(draw), menu(protocol)]), menu(chainCredit)]
  const facts: ProductFacts = { userType: 'CORP', lineAgreementTime: null, chainCreditEnabled: false }
  const has = (over: Partial<ProductFacts>, path: string, list = menus) =>
    allowedPaths(list, { ...facts, ...over }).has(path)

  it.each([
    ['without agreement the self-loan pages are removed', {}, draw, false],
    ['without agreement the protocol page stays', {}, protocol, true],
    ['with agreement the self-loan pages stay', { lineAgreementTime: '2026-01-01' }, draw, true],
    ['with agreement the protocol page is removed', { lineAgreementTime: '2026-01-01' }, protocol, false],
    ['chain credit is removed unless enabled', {}, chainCredit, false],
    ['chain credit stays when enabled', { chainCreditEnabled: true }, chainCredit, true],
    ['other paths stay', {}, home, true],
  ] as const)('%s', (_rule, over, path, expected) => {
    expect(has(over, path)).toBe(expected)
  })
  it('non-CORE users without agreement get the protocol page added, CORE users do not', () => {
    expect(has({}, protocol, [menu(home)])).toBe(true)
    expect(has({ userType: 'CORE' }, protocol, [menu(home)])).toBe(false)
  })
  it('spec §1: what the server hides stays allowed and is named; below a hidden entry everything is hidden', () => {
    const shownHome = menu(home, [menu('/a'), { ...menu('/b'), hidden: true }])
    const hiddenHeading = { ...menu('', [menu('/c'), menu('/a')]), hidden: true }
    const list = [shownHome, hiddenHeading]
    expect([...hiddenPaths(list)].filter(Boolean)).toEqual(['/b', '/c'])
    expect(has({}, '/b', list)).toBe(true)
  })
})
