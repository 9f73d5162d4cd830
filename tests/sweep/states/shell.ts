import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

async function openUserMenu(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup]').last().press('Enter')
  await page.locator('[role=menu]').waitFor()
}

export const userMenuOpen: State = { name: 'user menu open', reach: openUserMenu }

const fromUserMenu = (item: string, as?: string): State => ({
  name: `dialog ${item}`,
  ...(as === undefined ? {} : { as }),
  async reach(page) {
    await openUserMenu(page)
    await press(page, 'menuitem', new RegExp(`^${item}`))
    await dialog(page)
  },
})

/** Menus of the header. */
export const narrowBar: State[] = [
  {
    name: 'header menu open',
    async reach(page) {
      await page.locator('header nav button[aria-expanded=false]:visible').last().press('Enter')
      await page.locator('header nav button[aria-expanded=true]').waitFor()
    },
  },
  userMenuOpen,
  // Of somebody with two posts: it can switch roles.
  { ...userMenuOpen, name: 'user menu with roles', as: 'CO+CD' },
]

/** What the user's menu opens. */
export const dialogs: State[] = [
  fromUserMenu('显示与语言'),
  fromUserMenu('退出'),
  // Somebody with two posts.
  fromUserMenu('角色切换', 'CO+CD'),
]

/** It begins folded where it would lie over the page. */
async function unfoldBar(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^展开侧边工具栏/ })
  if ((await folded.count()) > 0) await folded.press('Enter')
}

const barPopup = (tool: string | RegExp, name: string): State => ({
  name,
  async reach(page) {
    await unfoldBar(page)
    await page.getByRole('complementary').getByRole('button', { name: tool }).first().press('Enter')
    await page.locator('aside#side-bar [aria-expanded=true]').last().waitFor()
  },
})

const helpBox = barPopup('常见问题', 'help box')

export const helpOpen: State = {
  name: 'help article open',
  async reach(page) {
    await helpBox.reach(page)
    const article = page.locator('aside#side-bar section h3 button').first()
    await article.press('Enter')
    await article.and(page.locator('[aria-expanded=true]')).waitFor()
  },
}

/** The floating bar. */
export const bar: State[] = [
  barPopup('微信公众号', 'code open'),
  {
    name: 'bar folded',
    async reach(page) {
      await unfoldBar(page)
      await page.getByRole('button', { name: /^收起/ }).press('Enter')
      await page.getByRole('button', { name: /^展开侧边工具栏/ }).waitFor()
    },
  },
]
