import { afterEach, expect, test, vi } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { CHUNK_TIMEOUT_MS } from '#portal/chunk.ts'
import { lazyPart } from './lazyPart.tsx'

let mounted: Awaited<ReturnType<typeof mountShell>> | undefined
afterEach(() => {
  mounted?.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'))
const lines = () => [...(mounted?.host.querySelectorAll('p') ?? [])].map((line) => line.textContent)
const told = '未能取得页面文件，可能是网络中断或系统已更新。请重新加载页面；已保存的草稿不受影响。 Loading chunk failed'

test('spec §8: a part whose file is missing is told in its place, with a way out, and what is around it stays', async () => {
  const Part = lazyPart(missing)
  mounted = await mountShell(
    <main>
      <h1>登录</h1>
      <Part />
    </main>,
  )
  await expect.poll(lines).toEqual([told])
  expect(mounted.host.querySelector('h1')?.textContent).toBe('登录')
  expect(mounted.host.querySelector('button')?.textContent).toBe('重新加载')
})

test('spec §9: a part whose file hangs is told after 120 s', async () => {
  const Part = lazyPart(() => new Promise<never>(() => {}), { room: <p>请稍候</p> })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  mounted = await mountShell(<Part />)
  await expect.poll(lines).toEqual(['请稍候'])
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS)
  vi.useRealTimers()
  await expect.poll(lines).toEqual([told])
})

test('without an extra the page is whole: its room stays and nothing is said', async () => {
  const Part = lazyPart(missing, { room: <p>图</p>, isExtra: true })
  mounted = await mountShell(<Part />)
  await expect.poll(lines).toEqual(['图'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lines()).toEqual(['图'])
})
