import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import type { Locator, Page } from '@playwright/test'
import { inDays } from '../../lib/issuing.ts'
import { answerCalls } from '../answers.ts'
import type { State } from '../state.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Presses the first control of this name, with the key that suits it. */
export async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string'
  await page
    .getByRole(role, { name, exact })
    .first()
    .press(role === 'checkbox' ? 'Space' : 'Enter')
}

export async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(text)
}

export async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor()
}

/** A dialog, or what the page shows in its place. */
export async function dialog(page: Page, ...others: Locator[]): Promise<void> {
  const any = page.locator('[role=dialog], [role=alertdialog]')
  await others
    .reduce((one, other) => one.or(other), any)
    .first()
    .waitFor()
}

/** The UKEY dialog, which asks for the PIN. */
export async function signing(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'UKEY 密码' }).waitFor()
}

/** Opens the page once more with `parameters` that name what the first link of the page leads to. */
export async function withId(page: Page, id: string, parameters: (pk: string) => string): Promise<void> {
  const link = page.locator(`main a[href*="${id}="]`).first()
  const pk = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(id) ?? ''
  await page.goto(`${new URL(page.url()).pathname}?${parameters(pk)}`)
  await page.locator('h1').first().waitFor()
}

export const isOfDraft = (url: string): boolean => url.includes('/drafts/')

/** What is typed here is not kept: the next state would be asked what to do with the draft. */
export async function keepNothing(page: Page): Promise<void> {
  const saved = { code: CODE_SUCCESS, message: '', data: { savedAt: `${inDays(0)}T09:00:00+08:00`, version: 1 } }
  await answerCalls(page, ({ method, url }) => (method === 'PUT' && isOfDraft(url) ? { json: saved } : undefined))
}

/** The form itself, whatever stands in its way for the people of the seed. */
export async function unobstructed(page: Page): Promise<void> {
  const none = { code: CODE_SUCCESS, message: '', data: [] }
  await answerCalls(page, ({ url }) => (url.includes('/corp/v1/obstacles') ? { json: none } : undefined))
}

/** The same, to be filled in. */
export async function emptyForm(page: Page): Promise<void> {
  await keepNothing(page)
  await unobstructed(page)
}

/** Sends an empty form: error summary, messages at the fields, focus on the summary. */
export async function refuse(page: Page): Promise<void> {
  await page.locator('main button[type=submit]:visible').first().press('Enter')
  // Where what is missing is no field, such as a ticket to choose, only the summary says so.
  await page.locator('main [aria-invalid=true], main section:focus').first().waitFor()
}

/** Opens a tab by its words. */
export const tab = (words: string | RegExp): State => ({
  name: `tab ${typeof words === 'string' ? words : words.source.replaceAll(/[\^$]/g, '')}`,
  async reach(page) {
    await openTab(page, words)
  },
})

export async function openTab(page: Page, words: string | RegExp): Promise<void> {
  const chosen = page.getByRole('tab', { name: words })
  await chosen.focus()
  await chosen.press('Enter')
  await chosen.and(page.locator('[aria-selected=true]')).waitFor()
}
