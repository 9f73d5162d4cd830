import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { composeStories } from '@storybook/react-vite'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { tabsContract } from './Tabs.a11y.ts'
import * as broken from './Tabs.broken.tsx'
import * as stories from './Tabs.stories.tsx'

runContract(tabsContract, stories, broken)

test('1.4.10: at 320 px every tab is in view, and 44 px high', async () => {
  await page.viewport(320, 640)
  const { Many } = composeStories(stories)
  const { main, unmount } = await mount(Many)
  for (const tab of main.querySelectorAll('[role=tab]')) {
    const { left, right, height } = tab.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  unmount()
  await page.viewport(1024, 768)
})

test('2.1.1: a panel without a stop of its own is one, a panel with a field is none', async () => {
  const { Many, Login } = composeStories(stories)
  const text = await mount(Many)
  await expect.poll(() => text.main.querySelector<HTMLElement>('[role=tabpanel]:not([inert])')?.tabIndex).toBe(0)
  text.unmount()
  const fields = await mount(Login)
  expect(fields.main.querySelector<HTMLElement>('[role=tabpanel]:not([inert])')?.tabIndex).toBe(-1)
  fields.unmount()
})
