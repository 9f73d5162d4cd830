import { describe, expect, it } from 'vitest'
import type { Visitor } from '#portal/session/store.ts'
import { expired, home, noRole, visitor } from '#portal/session/testing/visitors.ts'
import { decide, homeOf } from './decide.ts'
import { redirects } from './routes.ts'

const outcome = (path: string, who: Visitor | null, address?: string) => {
  const decision = decide(path, who, address)
  if (decision.kind === 'show' || decision.kind === 'notFound') return decision.kind
  return `${decision.kind} ${'to' in decision ? decision.to : decision.redirect}`
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
    ['spec §2: the help needs a session', '/help/index', null, 'login /help/index'],
    ['spec §2: … and an entry in the menu', '/help/index', visitor(), 'redirect /error-page/403'],
    ['spec §2: … with both it opens', '/help/index', visitor({ allowedPaths: new Set(['/help/index']) }), 'show'],
    ['spec §5: an expired password leaves the help open', '/help/index', expired, 'show'],
    ['spec §2: a route in the menu opens', '/credit/core/issue/issue', visitor(), 'show'],
    [
      'spec §2: a route outside the menu goes to 403',
      '/credit/core/issue/final-approve',
      visitor(),
      'redirect /error-page/403',
    ],
    ['product §4.2: an address without a page is not a question of permission', '/no/such/page', visitor(), 'notFound'],
    ['spec §2: … and says nothing before login', '/no/such/page', null, 'login /no/such/page'],
    ['spec §5: … nor with an expired password', '/no/such/page', expired, 'passwordExpired /my/person-info/index'],
    ['product §4.2: the page of such addresses has one itself', '/error-page/404', noRole, 'show'],
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

  it('spec §2: /login/login redirects to /login with its query', () => {
    expect(outcome('/login/login', null, '/login/login?redirect=%2Fx')).toBe('redirect /login?redirect=%2Fx')
  })

  it('I20: an address that leads elsewhere may need the right to another page', () => {
    const from = '/credit/test/account-center/index'
    Object.assign(redirects, { [from]: { to: '/my/message/index', needs: home } })
    expect(outcome(from, visitor(), `${from}?a=1`)).toBe('redirect /my/message/index?a=1')
    expect(outcome(from, visitor({ allowedPaths: new Set() }))).toBe('redirect /error-page/403')
    expect(outcome(from, null)).toBe(`login ${from}`)
    Reflect.deleteProperty(redirects, from)
  })

  it('the root hands its query to the home of the role, after login if need be', () => {
    expect(outcome('/', visitor(), '/?ticket=1')).toBe(`redirect ${home}?ticket=1`)
    expect(outcome('/', null, '/?ticket=1')).toBe('login /?ticket=1')
  })

  it('a home outside the menu is not a home', () => {
    expect(homeOf(visitor({ homeUrl: '/credit/core/index/final' }))).toBe('/error-page/contact-manager-open-product')
  })
})
