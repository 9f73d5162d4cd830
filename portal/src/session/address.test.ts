import { describe, expect, it } from 'vitest'
import { inPortal, loginAddress, safeRedirect, withoutBase } from './address.ts'

describe('spec §6: login with a redirect back, once', () => {
  it.each([
    ['/credit/core/issue/issue?ticket=1', '/login?redirect=%2Fcredit%2Fcore%2Fissue%2Fissue%3Fticket%3D1'],
    ['/', '/login'],
    ['/login', '/login'],
    ['/login?redirect=%2Fx%3Fticket%3D1', '/login?redirect=%2Fx%3Fticket%3D1'],
    ['/login/login?redirect=%2Fx', '/login?redirect=%2Fx'],
    ['/?redirect=%2Fx', '/login?redirect=%2Fx'],
    ['/a?redirect=%2Fx', '/login?redirect=%2Fx'],
    ['/login?redirect=%2F%2Fevil.example', '/login'],
    ['/login?redirect=%2Flogin%3Fredirect%3D%252Fx', '/login'],
  ])('%s → %s', (redirect, expected) => {
    expect(loginAddress({ redirect })).toBe(expected)
  })

  it('accessibility §5.18: tells whether the session was lost and whether a draft was kept', () => {
    expect(loginAddress({ redirect: '/a', expired: true, saved: true })).toBe('/login?redirect=%2Fa&expired=1&saved=1')
    expect(loginAddress({ redirect: '/a', saved: true })).toBe('/login?redirect=%2Fa')
  })
})

describe('product §4.1: after login only an address of this portal', () => {
  it.each([
    ['/.//evil.example', undefined],
    ['/cv3//evil.example', undefined],
    ['/my/message/index?tab=TODO', '/my/message/index?tab=TODO'],
    ['/cv3/my/message/index', '/my/message/index'],
    [null, undefined],
    ['', undefined],
    ['https://evil.test/', undefined],
    ['//evil.test/x', undefined],
    ['/\\evil.test', undefined],
    ['/\t/evil.test', undefined],
    ['javascript:alert(1)', undefined],
    ['my/message', undefined],
    ['/login?redirect=/x', undefined],
  ])('%s → %s', (value, expected) => {
    expect(safeRedirect(value)).toBe(expected)
  })
})

describe('spec §3: an address of the configuration may stand below the base path already', () => {
  it.each([
    ['/cv3/help/index?id=1', '/help/index?id=1'],
    ['/cv3/login?redirect=/cv3/a/', '/login?redirect=/cv3/a/'],
    ['/cv3', '/'],
    ['/cv3?ticket=1', '/?ticket=1'],
    ['/help/index', '/help/index'],
    ['/cv3x/help', '/cv3x/help'],
    ['https://example.cn/cv3/help', 'https://example.cn/cv3/help'],
  ])('%s → %s', (href, expected) => {
    expect(withoutBase(href)).toBe(expected)
  })
})

describe('inPortal', () => {
  it.each([
    ['/cv3/', '/'],
    ['/cv3', '/'],
    ['/cv3/login', '/login'],
    ['/cv3/login/', '/login'],
    ['/cv3x/login', '/cv3x/login'],
  ])('%s → %s', (pathname, expected) => {
    expect(inPortal(pathname)).toBe(expected)
  })
})
