import { API_BASE } from '@jinpiao/contract/envelope'
import { businessMessage } from '@jinpiao/contract/errors'
import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import { platforms } from '@jinpiao/themes/platforms'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WORD_FILE } from '../files/wordFile.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { helpsIn } from './helps.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** As a browser opens it. */
const ask = (name: string, browser = 'zh-CN') =>
  t.app.inject({ url: `/cv3/file/help/${name}`, headers: { accept: 'text/html', 'accept-language': browser } })

describe('spec §2: help files are served below /cv3/file/help/', () => {
  test.each(['zh-CN', 'en-US'] as const)('every article, without a session: %s', async (language) => {
    for (const { id, title } of helpsIn(language)) {
      const { statusCode, headers, body } = await ask(inPageLanguage(`${id}.html`, language))
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain(`<h1>${title.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}</h1>`)
      expect(body.match(/<h1/g)).toHaveLength(1)
      expect(body).not.toContain('## ')
    }
  })

  test.each([
    ['', '企业授权书', '统一社会信用代码'],
    ['?lang=en-US', 'Letter of authorisation', 'Unified social credit code'],
  ])('the letter of authorisation%s is a document with the name of the platform', async (query, heading, asked) => {
    const { statusCode, headers, rawPayload } = await ask(`authorisation.docx${query}`)
    expect([statusCode, headers['content-type']]).toEqual([200, WORD_FILE])
    const text = strFromU8(unzipSync(rawPayload)['word/document.xml'] ?? new Uint8Array())
    const { platformName, platformNameEn } = shippedDocument('CCBSCF')
    for (const part of [heading, asked, query === '' ? platformName : platformNameEn]) expect(text).toContain(part)
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

  test("product §4.13: a first visit is Chinese whatever the browser's language; the address says what is English", async () => {
    expect((await ask('1.html', 'en-US,en;q=0.9')).body).toContain('<html lang="zh-CN">')
    const { body, headers } = await ask('1.html?lang=en-US', 'zh-CN,zh;q=0.9')
    expect(body).toContain('<html lang="en-US">')
    expect(body, 'the next article too').toContain('<a href="/cv3/file/help/2.html?lang=en-US">')
    expect(String(headers['vary'] ?? '')).not.toMatch(/accept-language/i)
  })

  test('product §4.13: so is a refusal that the browser opens by itself', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en-US,en;q=0.9' }
    const open = async (url: string) => (await t.app.inject({ url, headers })).json().message
    const message = (language: 'zh-CN' | 'en-US') => businessMessage('01000302', [], language)
    expect(await open(`${API_BASE}/none`)).toBe(message('zh-CN'))
    expect(await open(`${API_BASE}/none?lang=en-US`)).toBe(message('en-US'))
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
