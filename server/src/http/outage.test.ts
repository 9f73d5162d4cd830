import { API_BASE } from '@jinpiao/contract/envelope'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Watch } from '../db/watch.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const watch: { awaySince: number | undefined } & Watch = {
  awaySince: undefined,
  failed: () => undefined,
  look: async () => true,
  stop: () => undefined,
}
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ watch })
  await t.services.platform.current()
})
afterAll(() => t.close())
beforeEach(() => {
  watch.awaySince = 1
})

const open = (url: string) => t.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } })

test('while the database is away each call is answered 503 in its envelope, at once', async () => {
  expect(t.api.endpoints.length).toBeGreaterThan(150)
  for (const { method, path } of t.api.endpoints) {
    const url = API_BASE + path.replaceAll(/:\w+/g, 'A1')
    const answer = await t.app.inject({ method: method as HTTPMethods, url, headers: { 'accept-language': 'en' } })
    const said = [answer.statusCode, answer.headers['retry-after'], answer.json().code]
    expect([method, url, ...said]).toEqual([method, url, 503, '10', '99000504'])
  }
})

test.each(['/cv3/login', '/cv3/', '/cv3/supplier/index?tab=a', '/cv3/file/help/1.html'])(
  'who opens %s reads in the look of the platform that it is away, and whom to ask',
  async (url) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const { platformName, hotline } = t.services.platform.lastKnown().config
    for (const said of ['<html lang="zh-CN">', platformName, hotline, '系统暂时不可用', '/cv3/theme.css']) {
      expect(answer.body).toContain(said)
    }
    const english = await open(`${url}${url.includes('?') ? '&' : '?'}lang=en-US`)
    expect(english.body).toContain('<html lang="en-US">')
    expect(english.body).not.toContain('系统')
    expect(english.body).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  },
)

test('its colours are served all the same, and everything else when the database is back', async () => {
  const colours = await t.app.inject('/cv3/theme.css')
  expect([colours.statusCode, colours.body]).toEqual([200, t.services.platform.lastKnown().stylesheet])
  expect((await t.app.inject('/cv3/outage.css')).statusCode).toBe(200)
  watch.awaySince = undefined
  expect((await open('/cv3/file/help/1.html')).statusCode).toBe(200)
})

test('an address that somebody has made up is text in the page', async () => {
  const answer = await open('/cv3/"><script>alert(1)</script>')
  expect(answer.body).not.toContain('<script')
})
