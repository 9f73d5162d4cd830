import type { Page } from '@playwright/test'

/** A page after something has been done on it: filled, refused, a dialog open, a menu open. */
export interface State {
  name: string
  reach(page: Page): Promise<void>
}

/** Every page has this one; nothing needs to be written down for a new route to be swept. */
export const loaded: State = { name: 'loaded', reach: async () => {} }

/** Submits the page's form with nothing filled in: error summary, messages at the fields, focus on them. */
export const refused: State = {
  name: 'refused',
  async reach(page) {
    await page.locator('main button[type=submit]').first().press('Enter')
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
}

/** The user's menu of the header. */
export const userMenuOpen: State = {
  name: 'user menu open',
  async reach(page) {
    await page.locator('header [aria-haspopup]').last().press('Enter')
    await page.locator('[role=menu]').waitFor()
  },
}

/** More states, by route path. */
const more: Record<string, State[]> = {
  '/login': [refused],
  '/register/reset-password': [refused],
  '/my/person-info/index': [userMenuOpen],
}

export const statesOf = (path: string): State[] => [loaded, ...(more[path] ?? [])]
