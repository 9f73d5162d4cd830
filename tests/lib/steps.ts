import { expect, type Page } from '@playwright/test'
import type { Keyboard } from './keyboard.ts'
import type { Person } from './person.ts'

/** PIN of every demonstration UKEY. */
export const PIN = '123456'

/** Fills the form of 密码登录, which is the page's first, and sends it with Enter from the last field. */
export async function enterPassword(keyboard: Keyboard, person: Person, password = person.password): Promise<void> {
  await type(keyboard, '企业名称', person.corpName)
  await type(keyboard, '手机号', person.mobile)
  await type(keyboard, '登录密码', password)
  await keyboard.press('Enter')
}

/** Opens the login page and signs in; resolves on the first page after it. */
export async function logIn(keyboard: Keyboard, person: Person): Promise<void> {
  await keyboard.open('login')
  await enterPassword(keyboard, person)
  await arrived(keyboard.page)
}

/** After a login: the first page has the focus on its heading or in its dialog. Before, Tab walks through the page that goes. */
export async function arrived(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.locator('h1:focus, [role=alertdialog]:focus-within')).toBeVisible()
}

/** Tabs to the field of this name and types into it. */
export async function type(keyboard: Keyboard, name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
  await keyboard.tabTo({ role, name })
  await keyboard.fill(text)
}

/** What the dialog says of its work, when the work lasts. */
const working = ['正在签名，请勿拔出 UKEY', '签名完成，正在提交']

/**
 * Signs in the UKEY dialog of this title, which has to be open or about to open. `outcome` is the heading that has the
 * focus afterwards: it is the answer, so nothing else announces it.
 */
export async function sign(keyboard: Keyboard, title: string | RegExp, outcome: string): Promise<void> {
  await keyboard.expectDialog(title)
  await keyboard.expectAnnounced(/^已识别 UKEY（尾号( [\dA-F]){4}），请输入 UKEY 密码$/)
  await keyboard.expectFocus({ role: 'textbox', name: 'UKEY 密码' })
  await keyboard.fill(PIN)
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'heading', name: outcome })
  await keyboard.expectQuiet({ except: working })
}

/** The same while UKEY control is off: there is no key and no PIN, and the dialog says so. */
export async function signWithoutKey(keyboard: Keyboard, title: string | RegExp, outcome: string): Promise<void> {
  await keyboard.expectDialog(title)
  // The text comes first: Tab would go round without the button.
  await keyboard.page.getByRole('dialog').getByRole('button', { name: '签名', exact: true }).waitFor()
  await keyboard.activate({ role: 'button', name: '签名' })
  await keyboard.expectFocus({ role: 'heading', name: outcome })
}

/**
 * Goes to a page by the header's menu, which stands before the heading that has the focus. `group`: the part of the menu
 * that is opened first, where the page does not stand in it alone.
 */
export async function goTo(keyboard: Keyboard, title: string, group?: string): Promise<void> {
  if (group !== undefined) {
    await keyboard.tabTo({ role: 'button', name: group }, { backward: true })
    await keyboard.activate({ role: 'button', name: group })
  } else await keyboard.tabTo({ role: 'link', name: title }, { backward: true })
  await keyboard.activate({ role: 'link', name: title })
  await keyboard.expectFocus({ role: 'heading', name: title })
  // The heading stands before what the page reads has come: Tab would go round without it.
  await keyboard.page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}
