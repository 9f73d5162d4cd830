import { afterEach, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'

vi.hoisted(() => vi.resetModules())
const { readArea } = vi.hoisted(() => ({ readArea: vi.fn(async () => ({})) }))
vi.mock('#portal/locales/files.ts', () => ({ readArea }))
const { i18n, loadTexts, offersEnglish, startTexts, switchLanguage } = await import('./i18n.ts')

afterEach(() => vi.unstubAllGlobals())

it('0018: the login page in Chinese waits for no file of texts, and a page for those of its language alone', async () => {
  openTab()
  vi.stubGlobal('document', { documentElement: {} })
  await startTexts()
  expect(i18n.t('submit', { ns: 'login' })).toBe('登录')
  expect(readArea.mock.calls).toEqual([])
  await loadTexts(['home'])
  expect(readArea.mock.calls).toEqual([['zh-CN', 'home']])
})

it('words that do not arrive are told as a missing file, and are asked for again the next time', async () => {
  readArea.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /words.js'))
  await expect(loadTexts(['billing'])).rejects.toMatchObject({ name: 'ChunkError', kind: 'chunk' })
  readArea.mockResolvedValueOnce({ title: '开票' })
  await loadTexts(['billing'])
  expect(i18n.getResourceBundle('zh-CN', 'billing')).toEqual({ title: '开票' })
})

it('a language whose words do not arrive leaves the one that is there', async () => {
  readArea.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /words.js'))
  await expect(switchLanguage('en-US')).rejects.toMatchObject({ name: 'ChunkError' })
  expect(i18n.language).toBe('zh-CN')
})

it.each([
  ['en-US', null, true],
  ['de', null, true],
  ['zh-CN', null, false],
  ['zh-HK', null, false],
  ['en-US', 'zh-CN', false],
  ['en-US', 'en-US', false],
])(
  'a browser in %s whose person has chosen %s: the English of the portal is offered: %s',
  async (language, chosen, offered) => {
    openTab()
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('navigator', { language })
    if (chosen !== null) localStorage.setItem('jinpiao.language', chosen)
    expect(offersEnglish()).toBe(offered)
  },
)
