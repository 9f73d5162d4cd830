import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@jinpiao/contract/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let folder: string
let t: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-portal-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), `<title><!--platform:title--></title>${'<p>金票</p>'.repeat(200)}`)
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'export {}\n')
  t = await createTestApp({ portalFolder: folder })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ url, headers, method })

describe('the page of the portal', () => {
  test('every address without a file is the page, compressed', async () => {
    for (const url of ['/cv3/', '/cv3/my/home', '/cv3/index.html?x=1']) {
      const { statusCode, headers } = await ask(url, { 'accept-encoding': 'br' })
      expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, 'br'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  test('is asked for again and not sent again', async () => {
    const { etag } = (await ask('/cv3/', { 'accept-encoding': 'br' })).headers
    const again = await ask('/cv3/', { 'if-none-match': String(etag) })
    expect([etag, again.statusCode, again.body]).toEqual([expect.stringMatching(/^W\//), 304, ''])
  })

  test('HEAD is answered like GET, without the page', async () => {
    const { statusCode, headers, body } = await ask('/cv3/', {}, 'HEAD')
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', ''])
  })

  test('an asset is kept for ever, a missing one never', async () => {
    expect((await ask('/cv3/assets/app-1234.js')).headers['cache-control']).toMatch(/immutable/)
    const missing = await ask('/cv3/assets/app-0000.js')
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

test('refusals are not cached', async () => {
  for (const path of ['/nothing', '/v2/security/fetch', '/v1/files/none/preview']) {
    const { headers } = await ask(API_BASE + path)
    expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

/** As a browser would not send it: `inject` reads addresses itself. */
async function askRaw(path: string): Promise<Response> {
  const server = createServer((request, response) => t.app.routing(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  } finally {
    server.close()
  }
}

test('an address that cannot be read is refused with the headers of every answer', async () => {
  const { status, headers } = await askRaw('/cv3/%E0%A4%A')
  expect(status).toBe(400)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
})
