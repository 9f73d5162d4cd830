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

const { Folded, InGroup } = composeStories(stories)
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

test('what has no room stands under 更多, and comes back with the room', async () => {
  const { main, unmount } = await mount(() => (
    <div id="frame" style={{ inlineSize: 900 }}>
      <InGroup />
    </div>
  ))
  const frame = main.querySelector<HTMLElement>('#frame')!
  const groups = () => [...main.querySelectorAll('nav > ul > li')].map((entry) => entry.firstElementChild?.textContent)
  const nav = main.querySelector('nav')!
  await expect.poll(groups).toEqual(['首页', '金票开具', '兑付', '供应商管理'])
  frame.style.inlineSize = '250px'
  await expect.poll(() => groups().at(-1)).toBe('更多')
  expect(groups().length).toBeLessThan(4)
  // On one line, inside its room.
  expect(nav.offsetHeight).toBeLessThan(60)
  const more = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === '更多')
  expect(more!.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 1)
  frame.style.inlineSize = '900px'
  await expect.poll(groups).toEqual(['首页', '金票开具', '兑付', '供应商管理'])
  unmount()
})

/** A frame that gives up 15 px while its menu stands in two lines, as a page does whose scroll bar comes with the second. */
function withScrollBar(main: HTMLElement) {
  const frame = main.querySelector<HTMLElement>('#frame')!
  const list = main.querySelector<HTMLElement>('nav > ul')!
  const observer = new ResizeObserver(() => {
    frame.style.paddingInlineEnd = list.offsetHeight > 60 ? '15px' : '0'
  })
  observer.observe(list)
  return { frame, list, stop: () => observer.disconnect() }
}

/** How often entries came or went within half a second. */
async function changesOf(list: HTMLElement): Promise<number> {
  let changes = 0
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(list, { childList: true })
  await new Promise((resolve) => setTimeout(resolve, 500))
  observer.disconnect()
  return changes
}

test('at no width does an entry go and come for ever, not even where a second line brings a scroll bar', async () => {
  const { main, unmount } = await mount(() => (
    <div id="frame" style={{ inlineSize: 900 }}>
      <InGroup />
    </div>
  ))
  const groups = () => main.querySelectorAll('nav > ul > li').length
  await expect.poll(groups).toBe(4)
  // Whole pixels: rounding each of them up leaves no room to be wrong in.
  const style = document.createElement('style')
  style.textContent = '#frame nav > ul > li { inline-size: 110px }'
  document.head.append(style)
  const { frame, list, stop } = withScrollBar(main)
  const nav = main.querySelector('nav')!
  const around = frame.getBoundingClientRect().width - nav.getBoundingClientRect().width
  const all = [...list.children].reduce((sum, entry) => sum + entry.getBoundingClientRect().width, 0)
  const gaps = 3 * Number.parseFloat(getComputedStyle(list).columnGap)
  // Half a pixel less than all of them need, and around it; then half a pixel less than fewer of them need.
  for (const width of [0.6, 0.4, 0.2, -0.2, -0.4, -0.6, -7, -14, -15, -60.4, -110.4]) {
    frame.style.inlineSize = `${all + gaps + around + width}px`
    const changes = await changesOf(list)
    expect(changes, `${width} px beside what all of them need: ${changes} changes`).toBeLessThanOrEqual(4)
    expect(list.offsetHeight, `${width} px: one line`).toBeLessThan(60)
  }
  stop()
  style.remove()
  unmount()
})

test('with larger letters, and with smaller ones again, as many stand as have room', async () => {
  const { main, unmount } = await mount(() => (
    <div id="frame" style={{ inlineSize: 480 }}>
      <InGroup />
    </div>
  ))
  const groups = () => main.querySelectorAll('nav > ul > li:not([data-more])').length
  await expect.poll(groups).toBe(4)
  const style = document.createElement('style')
  style.textContent = 'nav li > * { font-size: 28px !important }'
  document.head.append(style)
  await expect.poll(groups).toBeLessThan(4)
  style.remove()
  await expect.poll(groups).toBe(4)
  unmount()
})

test('… the page that is shown marks 更多, and Esc gives the focus back to it', async () => {
  const { main, unmount } = await mount(Folded)
  await expect.poll(() => main.querySelector('nav li[data-more] > button')?.getAttribute('aria-current')).toBe('true')
  const more = main.querySelector<HTMLElement>('nav li[data-more] > button')!
  more.focus()
  await userEvent.keyboard('{Enter}{Tab}{Escape}')
  await expect.poll(() => shown('台账查询')).toBe(false)
  expect(document.activeElement).toBe(more)
  unmount()
})
