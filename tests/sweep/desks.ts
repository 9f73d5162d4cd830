import type { Browser, Page } from '@playwright/test'
import type { PortalRoute } from '@jinpiao/portal/routes'
import { browser as browserOptions } from '../lib/browser.ts'
import { type Person, signIn } from '../lib/person.ts'
import { startVisits, type Visit } from './visit.ts'

/** One person at a browser, signed in once; the sweep sends the same page from address to address. */
export interface Desk {
  /** The role's code, or `public` for somebody who has not signed in. */
  name: string
  visit: Visit
  sees(route: PortalRoute): boolean
}

/**
 * Everybody's browsers, opened when first needed. Signing in is the dear part, and its key cannot be copied from one
 * browser to another, so a worker keeps them.
 */
export class Desks {
  readonly #browser: Browser
  readonly #baseURL: string
  readonly #people: readonly Person[]
  #everybody: Promise<Desk[]> | undefined

  constructor(browser: Browser, baseURL: string, people: readonly Person[]) {
    this.#browser = browser
    this.#baseURL = baseURL
    this.#people = people
  }

  /** Those who see `route`, in the order of the list of people. */
  async whoSee(route: PortalRoute): Promise<Desk[]> {
    this.#everybody ??= this.#open()
    const desks = await this.#everybody
    return desks.filter((desk) => desk.sees(route))
  }

  async close(): Promise<void> {
    for (const { visit } of (await this.#everybody) ?? []) await visit.page.context().close()
  }

  async #open(): Promise<Desk[]> {
    const desks: Desk[] = [
      { name: 'public', visit: await startVisits(await this.#newPage()), sees: ({ access }) => access === 'public' },
    ]
    for (const person of this.#people) {
      const page = await this.#newPage()
      const allowed = await signIn(page, person)
      desks.push({
        name: person.role,
        visit: await startVisits(page),
        sees: ({ access, path }) => access === 'session' || (access === 'menu' && allowed.has(path)),
      })
    }
    return desks
  }

  async #newPage(): Promise<Page> {
    const { launchOptions: _, ...options } = browserOptions
    const context = await this.#browser.newContext({ ...options, baseURL: this.#baseURL })
    // A state that cannot be reached says so soon, and the others are still swept.
    context.setDefaultTimeout(10_000)
    return context.newPage()
  }
}
