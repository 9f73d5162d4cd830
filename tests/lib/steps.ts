import { expect } from '@playwright/test'
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

/** Opens the login page and signs in; resolves on the first page after it, with the focus on its heading. */
export async function logIn(keyboard: Keyboard, person: Person): Promise<void> {
  await keyboard.open('login')
  await enterPassword(keyboard, person)
  await expect(keyboard.page).not.toHaveURL(/\/login/)
}

/** Tabs to the text field of this name and types into it. */
export async function type(keyboard: Keyboard, name: string | RegExp, text: string): Promise<void> {
  await keyboard.tabTo({ role: 'textbox', name })
  await keyboard.fill(text)
}
