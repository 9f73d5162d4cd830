import { getSecurity, logout } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterLogout } from '../http/sessionRoutes.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('logout', () => {
  test('spec §4: logout ends the session and leads only to our own pages', async () => {
    const client = t.client()
    await client.enter('CO')
    const { cookie } = client
    const answer = await client.call(
      logout,
      { query: { redirect_url: '/cv3/login?redirect=%2Fmy' } },
      { signature: false },
    )
    expect(answer).toMatchObject({ status: 302, headers: { location: '/cv3/login?redirect=%2Fmy' } })
    client.cookie = cookie
    expect((await client.call(getSecurity)).status).toBe(401)
  })

  test.each(['cross-site', 'same-site'])('a request of another site ends no session: %s', async (site) => {
    const client = t.client()
    await client.enter('CO')
    const { cookie } = client
    const query = { redirect_url: '/cv3/login' }
    const asked = await client.call(logout, { query }, { signature: false, headers: { 'sec-fetch-site': site } })
    expect(asked).toMatchObject({ status: 302, headers: { location: '/cv3/' } })
    expect(asked.headers['set-cookie']).toBeUndefined()
    expect(client.cookie).toBe(cookie)
    expect((await client.call(getSecurity)).code).toBe('0')
  })

  test.each(['same-origin', 'none'])('the portal, and the person itself, end a session: %s', async (site) => {
    const client = t.client()
    await client.enter('CO')
    const { cookie } = client
    await client.call(logout, {}, { signature: false, headers: { 'sec-fetch-site': site } })
    client.cookie = cookie
    expect((await client.call(getSecurity)).status).toBe(401)
  })

  test.each([
    ['/cv3/login', '/cv3/login', '/cv3/login'],
    ['/cv3/login', '/sso/in', '/sso/in'],
    ['/cv3/login?redirect=%2Fmy', '/sso/in', '/sso/in?redirect=%2Fmy'],
    ['/cv3/login', 'https://sso.example.com/in?app=1', 'https://sso.example.com/in?app=1'],
    ['/cv3/login?redirect=%2Fmy', '/sso/in?app=1', '/sso/in?app=1&redirect=%2Fmy'],
  ])('Q22: %s with the login at %s leads to %s', (given, loginUrl, expected) => {
    expect(afterLogout(given, 'http://localhost:8080', loginUrl)).toBe(expected)
  })

  test.each([
    ['/cv3/', '/cv3/'],
    ['http://localhost:8080/cv3/login', '/cv3/login'],
    ['https://evil.example/', '/cv3/login'],
    ['//evil.example/', '/cv3/login'],
    ['/\\evil.example', '/cv3/login'],
    ['http://localhost:8080//evil.example/', '/evil.example/'],
    ['/.//evil.example/', '/evil.example/'],
    ['/.//\\evil.example/', '/evil.example/'],
    ['javascript:alert(1)', '/cv3/login'],
    [undefined, '/cv3/login'],
  ])('no open redirect: %s', (given, expected) => {
    expect(afterLogout(given, 'http://localhost:8080', '/cv3/login')).toBe(expected)
  })
})
