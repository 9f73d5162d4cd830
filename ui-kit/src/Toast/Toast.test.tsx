import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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

describe.each([
  ['a wide window', 1280, 800],
  ['a phone', 360, 740],
])('2.4.11: in %s the toasts cover no bar', (_, width, height) => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  beforeEach(() => page.viewport(width, height))
  afterEach(() => page.viewport(before.width, before.height))

  const covered = () => {
    const toasts = (document.querySelector('section') as HTMLElement).getBoundingClientRect()
    return [...document.querySelectorAll('[data-page-bar]')].filter((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect()
      return left < toasts.right && right > toasts.left && top < toasts.bottom && bottom > toasts.top
    }).length
  }

  test('neither that of the decisions, nor that of a selection which comes later, nor the side bar', async () => {
    const { main, unmount } = await mount(() => (
      <>
        <div data-page-bar="" style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 68 }} />
        <div
          data-page-bar=""
          style={{ position: 'fixed', insetInlineEnd: 16, insetBlockEnd: 84, inlineSize: 80, blockSize: 56 }}
        />
      </>
    ))
    notify('提交成功，等待主管复核')
    await expect.poll(shown).toHaveLength(1)
    await frames()
    expect(covered()).toBe(0)
    const later = Object.assign(document.createElement('div'), {
      style: 'position: fixed; inset: auto 0 68px; height: 60px',
    })
    later.dataset['pageBar'] = ''
    main.append(later)
    await expect.poll(covered).toBe(0)
    unmount()
  })
})

test('2.4.11: the toasts cover no rail that stays in view; one that scrolls away is a part of the page', async () => {
  await page.viewport(1280, 800)
  const { main, unmount } = await mount(() => (
    <div
      data-page-bar="rail"
      style={{ position: 'sticky', insetBlockStart: 0, marginInlineStart: 'auto', inlineSize: 200, blockSize: '100vh' }}
    />
  ))
  notify('草稿已保存')
  await expect.poll(shown).toHaveLength(1)
  const rail = main.querySelector('div') as HTMLElement
  const gap = () =>
    rail.getBoundingClientRect().left - (document.querySelector('section') as HTMLElement).getBoundingClientRect().right
  await expect.poll(gap).toBeGreaterThanOrEqual(8)
  rail.style.position = 'static'
  window.dispatchEvent(new Event('resize'))
  await expect.poll(gap).toBeLessThan(0)
  unmount()
})
