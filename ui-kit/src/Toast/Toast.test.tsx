import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../lib/notify.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { toastContract } from './Toast.a11y.ts'
import * as broken from './Toast.broken.tsx'
import * as stories from './Toast.stories.tsx'

runContract(toastContract, stories, broken)

const shown = () => [...document.querySelectorAll('section li')].map((item) => item.textContent)

/** Only the clock is false; painting and events are real. */
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true }),
)
afterEach(() => void vi.useRealTimers())

test('2.2.1: a success goes after its time, an error stays', async () => {
  const { unmount } = await mount(() => null)
  notify('已保存草稿')
  notify('签名失败', 'danger')
  await expect.poll(shown).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(7500)
  await expect.poll(shown).toEqual(['错误 签名失败'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(shown()).toEqual(['错误 签名失败'])
  unmount()
})

test('2.2.1: no time runs while the pointer is on the toasts', async () => {
  const { unmount } = await mount(() => null)
  notify('已复制')
  await expect.poll(shown).toHaveLength(1)
  const region = document.querySelector('section') as HTMLElement
  region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await frames()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toHaveLength(1)
  region.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
  await frames()
  await vi.advanceTimersByTimeAsync(7500)
  await expect.poll(shown).toHaveLength(0)
  unmount()
})
