import { composeStories } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { sideBarContract } from './SideBar.a11y.ts'
import * as broken from './SideBar.broken.tsx'
import * as stories from './SideBar.stories.tsx'

// The runner's own window is narrower than 640 px, where the bar begins folded.
beforeEach(async () => {
  await page.viewport(1024, 768)
  // Where the last test left the pointer, the bar may appear under it.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
})

runContract(sideBarContract, stories, broken)

const { Idle, Pinned } = composeStories(stories)

/** Only the clock is false; painting and events are real. */
const falseClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
afterEach(() => void vi.useRealTimers())

const isExpanded = () => document.querySelector('aside button')?.getAttribute('aria-expanded') === 'true'

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await frames()
}

test('spec §9: it folds after 7 s; the page keeps its layout and its focus', async () => {
  falseClock()
  const { main, unmount } = await mount(Idle)
  const before = main.querySelector('p')?.getBoundingClientRect().width
  await pass(6900)
  expect(isExpanded()).toBe(true)
  await pass(200)
  expect(isExpanded()).toBe(false)
  const content = document.querySelector('aside [inert]') as HTMLElement
  // As react-aria does when a ComboBox closes.
  content.inert = false
  expect(getComputedStyle(content).visibility).toBe('hidden')
  expect(main.querySelector('p')?.getBoundingClientRect().width).toBe(before)
  expect(document.activeElement).toBe(document.body)
  unmount()
})

test('2.2.1: no time runs while the focus is inside, and it starts again when it leaves', async () => {
  falseClock()
  const { unmount } = await mount(Idle)
  const help = [...document.querySelectorAll('aside button')].find(({ textContent }) => textContent === '常见问题')
  ;(help as HTMLElement).focus()
  await pass(3_600_000)
  expect(isExpanded()).toBe(true)
  expect(document.activeElement).toBe(help)
  ;(help as HTMLElement).blur()
  await pass(6900)
  expect(isExpanded()).toBe(true)
  await pass(200)
  expect(isExpanded()).toBe(false)
  unmount()
})

test('2.2.2: pinned it stays', async () => {
  falseClock()
  const { unmount } = await mount(Pinned)
  await pass(3_600_000)
  expect(isExpanded()).toBe(true)
  unmount()
})

test('1.4.10: at 320 px it begins as a ball of at least 44 px', async () => {
  await page.viewport(320, 568)
  const { unmount } = await mount(Idle)
  expect(isExpanded()).toBe(false)
  const { width, height } = (document.querySelector('aside button') as HTMLElement).getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  unmount()
})

test('spec §9: 回到顶部 comes after 768 px, and takes the focus to the h1', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <Idle />
      <div style={{ blockSize: 4000 }} />
    </>
  ))
  const button = () => [...document.querySelectorAll('aside button')].find((each) => each.textContent === '回到顶部')
  scrollTo(0, 768)
  await frames()
  expect(button()).toBeUndefined()
  scrollTo(0, 900)
  await expect.poll(button).toBeDefined()
  await userEvent.click(button() as HTMLElement)
  await expect.poll(() => scrollY).toBe(0)
  expect(document.activeElement).toBe(main.querySelector('h1'))
  unmount()
})

test('1.4.10: at 320 × 256 px it lies over nothing: it stands in the page, folded, and unfolds downwards', async () => {
  await page.viewport(320, 256)
  const { main, unmount } = await mount(Idle)
  const aside = document.querySelector('aside') as HTMLElement
  const button = aside.querySelector('button') as HTMLElement
  const box = aside.getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(main.querySelector('p')?.getBoundingClientRect().bottom ?? Infinity)
  expect(box.bottom).toBeLessThanOrEqual(main.lastElementChild?.getBoundingClientRect().top ?? 0)
  expect(box.height).toBeLessThan(100)
  const top = button.offsetTop
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(isExpanded()).toBe(true)
  expect(button.offsetTop).toBe(top)
  expect(aside.getBoundingClientRect().height).toBeGreaterThan(200)
  unmount()
})

test('2.4.13: on a phone the ring of the button lies above what the button has unfolded', async () => {
  await page.viewport(390, 844)
  const { unmount } = await mount(Idle)
  const button = document.querySelector('aside button') as HTMLElement
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(isExpanded()).toBe(true)
  const content = [...(document.querySelector('aside')?.children ?? [])].find((each) => !each.contains(button))
  const level = (element: Element | undefined) => Number(getComputedStyle(element as Element).zIndex) || 0
  expect(level(button)).toBeGreaterThan(level(content))
  unmount()
})
