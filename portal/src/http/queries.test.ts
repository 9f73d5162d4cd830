import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { i18n, storedLanguage } from '#portal/i18n.ts'
import { NetworkError } from './errors.ts'
import { queryClientOf } from './queries.ts'

const stored = new Map<string, string>()
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  await i18n.init({ lng: 'zh-CN', fallbackLng: false, resources: {} })
})
afterAll(() => vi.unstubAllGlobals())

test('product §4.13: a first visit is Chinese, whatever the browser’s language; English is a choice', () => {
  vi.stubGlobal('navigator', { language: 'en-US' })
  expect(storedLanguage()).toBe('zh-CN')
  stored.set('jinpiao.language', 'en-US')
  expect(storedLanguage()).toBe('en-US')
})

test('product §4.13: what the server said in one language is no answer in the other', async () => {
  const client = queryClientOf('somebody')
  client.setQueryData(['dictionaries'], '中文')
  await i18n.changeLanguage('en-US')
  expect(client.getQueryData(['dictionaries'])).toBeUndefined()
  await i18n.changeLanguage('zh-CN')
  expect(client.getQueryData(['dictionaries'])).toBe('中文')
})

describe('offline', () => {
  const offline = () => Promise.reject(new NetworkError('r-17', { isOffline: true }))
  const client = queryClientOf('offline')
  beforeEach(() => {
    client.mount()
    onlineManager.setOnline(false)
  })
  afterEach(() => {
    onlineManager.setOnline(true)
    client.clear()
    client.unmount()
  })

  test('a query fails at once, without a second try, and is asked again when the browser is online', async () => {
    const queryFn = vi.fn<() => Promise<string>>(offline)
    const observer = new QueryObserver(client, { queryKey: ['offline'], queryFn })
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' }))
    expect(queryFn).toHaveBeenCalledTimes(1)

    queryFn.mockResolvedValue('共 12 条')
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: '共 12 条' }))
    stop()
  })

  test('an act fails at once and is never sent again by itself', async () => {
    const mutationFn = vi.fn(offline)
    const observer = new MutationObserver(client, { mutationFn })
    await expect(observer.mutate()).rejects.toBeInstanceOf(NetworkError)
    onlineManager.setOnline(true)
    await client.resumePausedMutations()
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })

  test('what is on the page is not asked for again when the window takes the focus', async () => {
    client.setQueryData(['shown'], '共 12 条', { updatedAt: 1 })
    const queryFn = vi.fn(offline)
    const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn, refetchOnMount: false })
    const stop = observer.subscribe(() => {})
    client.getQueryCache().onFocus()
    expect(queryFn).not.toHaveBeenCalled()
    onlineManager.setOnline(true)
    client.getQueryCache().onFocus()
    expect(queryFn).toHaveBeenCalled()
    stop()
  })
})
