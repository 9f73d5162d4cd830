import { afterEach, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'

vi.hoisted(() => vi.resetModules())
const { readArea } = vi.hoisted(() => ({ readArea: vi.fn(async () => ({})) }))
vi.mock('#portal/locales/files.ts', () => ({ readArea }))
const { i18n, loadTexts, startTexts } = await import('./i18n.ts')

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
