import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError } from '#portal/http/errors.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { ChunkError } from './loadPage.ts'
import { mountShell } from '#portal/app/testing/mountShell.tsx'

// The frame around it has its own tests.
vi.mock('./PublicShell.tsx', () => ({
  PublicShell: ({ children }: { children: React.ReactNode }) => <main tabIndex={-1}>{children}</main>,
}))

let mounted: Awaited<ReturnType<typeof mountShell>> | undefined
afterEach(() => mounted?.unmount())

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
