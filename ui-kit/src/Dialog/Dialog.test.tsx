import { composeStories } from '@storybook/react-vite'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { dialogContract } from './Dialog.a11y.ts'
import * as broken from './Dialog.broken.tsx'
import * as stories from './Dialog.stories.tsx'

// On phones the buttons have another order.
beforeAll(() => page.viewport(1024, 768))

runContract(dialogContract, stories, broken)

const { Long, Open, WithForm } = composeStories(stories)

test('1.4.10: at 320 px it fills the screen and nothing is wider', async () => {
  await page.viewport(320, 568)
  const { unmount } = await mount(Open)
  const modal = document.querySelector('[role=dialog]')?.parentElement as HTMLElement
  const { width, height } = modal.getBoundingClientRect()
  expect([width, height >= 568]).toEqual([320, true])
  expect(document.documentElement.scrollWidth).toBe(320)
  unmount()
  await page.viewport(1024, 768)
})

test('the page behind does not scroll and does not move', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <WithForm />
      <div style={{ blockSize: 3000 }} />
    </>
  ))
  const before = main.getBoundingClientRect().width
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(main.getBoundingClientRect().width).toBe(before)
  unmount()
})

test('a long dialog scrolls as a whole, from its beginning', async () => {
  const { main, unmount } = await mount(Long)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.activeElement?.textContent).toBe('金票服务协议')
  const overlay = document.querySelector('[role=dialog]')?.parentElement?.parentElement as HTMLElement
  expect(overlay.scrollTop).toBe(0)
  expect(overlay.scrollHeight).toBeGreaterThan(overlay.clientHeight)
  unmount()
})

test('what sticks in a dialog leaves no room for the bar of the page, which lies behind it', async () => {
  document.documentElement.style.setProperty('--page-bar-size', '64px')
  const { unmount } = await mount(Open)
  const dialog = document.querySelector('[role=dialog]') as HTMLElement
  expect(getComputedStyle(dialog).getPropertyValue('--page-bar-size')).toBe('0px')
  unmount()
  document.documentElement.style.removeProperty('--page-bar-size')
})

test('a click outside loses nothing', async () => {
  const { main, unmount } = await mount(WithForm)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  const overlay = document.querySelector('[role=dialog]')?.parentElement?.parentElement as HTMLElement
  await userEvent.click(overlay, { position: { x: 5, y: 5 } })
  expect(document.querySelector('[role=dialog]')).not.toBeNull()
  unmount()
})
