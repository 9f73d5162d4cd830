import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, expect, test, vi } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { ChunkError } from '#portal/chunk.ts'
import { NetworkError } from '#portal/http/errors.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { FailureNotice } from './FailureNotice.tsx'
import type { Shell } from './guard.ts'
import { LoadFailed } from './LoadFailed.tsx'

// The frame around it has its own tests.
vi.mock('./PublicShell.tsx', () => ({
  PublicShell: ({ children }: { children: React.ReactNode }) => <main tabIndex={-1}>{children}</main>,
}))

const { shell } = vi.hoisted(() => ({ shell: { current: undefined as Shell | undefined } }))
vi.mock('./guard.ts', () => ({ loadedShell: () => shell.current }))

const FramedPage: Shell = ({ children }) => (
  <>
    <nav>主导航</nav>
    <main tabIndex={-1}>{children}</main>
  </>
)
const BrokenFrame: Shell = () => {
  throw new Error('frame')
}

let mounted: Awaited<ReturnType<typeof mountShell>> | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(securityAtom, undefined)
  shell.current = undefined
  vi.restoreAllMocks()
})

test.each([
  ['somebody is signed in', true, FramedPage, ['主导航']],
  ['nobody is signed in', false, FramedPage, []],
  ['the frame was never loaded', true, undefined, []],
  ['the frame itself fails', true, BrokenFrame, []],
])('a page that could not be loaded leaves the frame around its notice: %s', async (_case, isSignedIn, frame, kept) => {
  shell.current = frame
  if (isSignedIn) store.set(securityAtom, {} as SecurityData)
  mounted = await mountShell(<LoadFailed />, { failure: new ChunkError('chunk') })
  await expect.poll(() => mounted?.host.querySelector('main h1')?.textContent).toBe('页面加载失败')
  expect([...mounted.host.querySelectorAll('nav')].map((nav) => nav.textContent)).toEqual(kept)
})

test.each([
  ['a script that did not arrive', new ChunkError('chunk'), '页面加载失败', 'Loading chunk failed'],
  ['a stylesheet that did not arrive', new ChunkError('css'), '页面加载失败', 'Loading CSS chunk failed'],
  [
    'a broken line',
    new NetworkError('r-17'),
    '网络异常',
    '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
  ],
  ['the request number for the hotline', new NetworkError('r-17'), '网络异常', '请求编号 r-17'],
  [
    'anything else',
    new Error('boom'),
    '页面出现错误',
    '页面未能显示。请重新加载；若仍然出现，请拨打客服热线 400-111-5318。',
  ],
])('spec §8: %s is said, with a way out', async (_case, failure, heading, words) => {
  mounted = await mountShell(<LoadFailed />, { failure })
  await expect.poll(() => mounted?.host.querySelector('h1')?.textContent).toBe(heading)
  const { host } = mounted
  expect([...host.querySelectorAll('p')].map((line) => line.textContent)).toContain(words)
  expect(host.querySelector('button')?.textContent).toBe('重新加载')
  expect(document.title).toBe(`${heading} - 金票`)
})

test.each([
  ['data', new NetworkError('r-17', { isOffline: true })],
  ['a script', new ChunkError('chunk')],
])('offline, a page whose %s did not arrive says so and comes back by itself', async (_case, failure) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const reload = vi.fn()
  mounted = await mountShell(<FailureNotice error={failure} reload={reload} />)
  const { host } = mounted
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('网络已断开')
  expect(host.querySelector('p')?.textContent).toBe('网络已断开。恢复后会自动重新加载，也可以点击“重试”。')

  // By hand: the browser's own page must not take the portal's place.
  const button = host.querySelector('button')
  expect(button?.textContent).toBe('重试')
  button?.click()
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()

  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})
