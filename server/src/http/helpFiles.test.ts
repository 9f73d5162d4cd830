import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { platforms } from '@jinpiao/themes/platforms'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { helpsIn } from './helps.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const ask = (name: string, language = 'zh-CN') =>
  t.app.inject({ url: `/cv3/file/help/${name}`, headers: { 'accept-language': language } })

describe('spec §2: help files are served below /cv3/file/help/', () => {
  test.each(['zh-CN', 'en-US'] as const)('every article, without a session: %s', async (language) => {
    for (const { id, title } of helpsIn(language)) {
      const { statusCode, headers, body } = await ask(`${id}.html`, language)
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain(`<h1>${title.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}</h1>`)
      expect(body.match(/<h1/g)).toHaveLength(1)
      expect(body).not.toContain('## ')
    }
  })

  test('each leads to the others and back to the login; the one that is shown is marked', async () => {
    const { body } = await ask('3.html')
    const links = [...body.matchAll(/href="(\/cv3\/[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/cv3/file/help/help.css',
      ...helpsIn('zh-CN').map(({ id }) => `/cv3/file/help/${id}.html`),
      '/cv3/login',
    ])
    expect(body).toContain('<a href="/cv3/file/help/3.html" aria-current="page">')
    expect(body).toContain('400-111-5318')
  })

  test('caches keep the languages apart', async () => {
    expect((await ask('1.html')).headers['vary']).toMatch(/accept-language/i)
  })

  test('nothing else is a help file', async () => {
    for (const name of ['0.html', '1', 'constructor.html', '1.html.html']) {
      expect([name, (await ask(name)).statusCode]).toEqual([name, 404])
    }
    expect((await ask('help.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })
})

test.each(platforms)(
  'spec §1: the online service of $platformType is a file that is read without a session',
  async ({ platformType }) => {
    const { statusCode } = await t.app.inject({ url: shippedDocument(platformType).onlineService })
    expect(statusCode).toBe(200)
    expect(shippedDocument(platformType).onlineService).toMatch(/^\/cv3\/file\/help\//)
  },
)
