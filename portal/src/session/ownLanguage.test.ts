import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'

vi.hoisted(() => vi.resetModules())
const { call, switchLanguage, i18n } = vi.hoisted(() => {
  const i18n = { language: 'zh-CN' }
  return { call: vi.fn(), i18n, switchLanguage: vi.fn(async (to: string) => void (i18n.language = to)) }
})
vi.mock('#portal/http/client.ts', () => ({ call }))
vi.mock('#portal/i18n.ts', () => ({ i18n, switchLanguage }))
const { chooseLanguage, followLanguage } = await import('./ownLanguage.ts')
const { forgetPerson } = await import('./logout.ts')
const { securityAtom, store } = await import('./store.ts')

const security = (language?: 'zh-CN' | 'en-US') => ({ user3: { language } }) as SecurityData
const kept = () => call.mock.calls.map(([, { body }]) => body.language)

beforeEach(() => {
  openTab()
  call.mockReset().mockResolvedValue({})
  i18n.language = 'zh-CN'
})
afterEach(() => {
  store.set(securityAtom, undefined)
  vi.unstubAllGlobals()
})

it('product §4.13: the language that a person has chosen is there on his next machine', async () => {
  await followLanguage(security())
  expect(i18n.language).toBe('zh-CN')
  await followLanguage(security('en-US'))
  expect(i18n.language).toBe('en-US')
  expect(kept()).toEqual([])
})

it('who chooses while signed in tells the server; who chooses before it tells it on signing in, whatever it knew', async () => {
  store.set(securityAtom, security())
  await chooseLanguage('en-US')
  expect(kept()).toEqual(['en-US'])
  store.set(securityAtom, undefined)
  await chooseLanguage('zh-CN')
  expect(kept()).toEqual(['en-US'])
  await followLanguage(security('en-US'))
  expect(kept()).toEqual(['en-US', 'zh-CN'])
  expect(i18n.language).toBe('zh-CN')
})

it('a choice that the server has not heard of holds here, and is told with the next session', async () => {
  store.set(securityAtom, security())
  call.mockRejectedValueOnce(new Error('network'))
  await chooseLanguage('en-US')
  expect(i18n.language).toBe('en-US')
  await followLanguage(security('zh-CN'))
  expect(kept()).toEqual(['en-US', 'en-US'])
  expect(i18n.language).toBe('en-US')
})

it('product §4.13: who has chosen none reads Chinese, whatever the person before him on this PC has chosen', async () => {
  await followLanguage(security('en-US'))
  forgetPerson()
  expect(i18n.language, 'the login page stays as it was').toBe('en-US')
  await followLanguage(security())
  expect(i18n.language).toBe('zh-CN')
  expect(kept()).toEqual([])
})

it('product §4.13: a choice before login survives a reload, and is told on signing in', async () => {
  await chooseLanguage('en-US')
  vi.resetModules()
  const reloaded = await import('./ownLanguage.ts')
  await reloaded.followLanguage(security())
  expect(i18n.language).toBe('en-US')
  expect(kept()).toEqual(['en-US'])
})

it('product §4.13: a choice that the server has not heard of is not the next person’s', async () => {
  store.set(securityAtom, security())
  call.mockRejectedValueOnce(new Error('network'))
  await chooseLanguage('en-US')
  forgetPerson()
  await followLanguage(security())
  expect(kept()).toEqual(['en-US'])
  expect(i18n.language).toBe('zh-CN')
})
