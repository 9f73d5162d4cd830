import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { navMenuContract } from './NavMenu.a11y.ts'
import * as broken from './NavMenu.broken.tsx'
import * as stories from './NavMenu.stories.tsx'

beforeEach(async () => {
  await page.viewport(1280, 768)
  // Where the last test left the pointer, a group may appear under it.
  await userEvent.hover(document.documentElement, { position: { x: 1200, y: 700 } })
})

runContract(navMenuContract, stories, broken)

const { InGroup } = composeStories(stories)
const shown = (text: string) =>
  [...document.querySelectorAll('nav a')].some((link) => link.textContent === text && link.checkVisibility())

test('1.4.10: at 320 px all is behind 菜单, each link once, and Esc returns to it', async () => {
  await page.viewport(320, 568)
  const { main, unmount } = await mount(InGroup)
  const button = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === '菜单') as HTMLElement
  expect(shown('首页')).toBe(false)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shown('首页')).toBe(true)
  expect([...document.querySelectorAll('a')].filter(({ textContent }) => textContent === '首页')).toHaveLength(1)
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.poll(() => shown('首页')).toBe(false)
  expect(document.activeElement).toBe(button)
  unmount()
})

test('1.4.13: the pointer may go from the group into its panel; leaving closes it', async () => {
  const { main, unmount } = await mount(InGroup)
  const [, group] = main.querySelectorAll('nav li > button')
  await userEvent.hover(group as HTMLElement)
  await expect.poll(() => shown('台账查询')).toBe(true)
  const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === '台账查询') as HTMLElement
  await userEvent.hover(link)
  expect(shown('台账查询')).toBe(true)
  await userEvent.hover(document.documentElement, { position: { x: 1200, y: 700 } })
  await expect.poll(() => shown('台账查询')).toBe(false)
  unmount()
})

test('leaving with Tab closes the group', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <InGroup />
      <button type="button">之后</button>
    </>
  ))
  const groups = main.querySelectorAll<HTMLElement>('nav li > button')
  groups[1]?.focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}')
  expect(document.activeElement?.textContent).toBe('之后')
  await expect.poll(() => shown('台账查询')).toBe(false)
  unmount()
})
