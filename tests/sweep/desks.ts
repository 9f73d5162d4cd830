import type { PortalRoute } from '@jinpiao/portal/routes/route'
import type { Browser, Page } from '@playwright/test'
import { browser as browserOptions } from '../lib/browser.ts'
import { personOf } from '../lib/people.ts'
import { type Person, signIn } from '../lib/person.ts'
import { settled } from './states.ts'
import { goWithin, startVisits, type Visit } from './visit.ts'

/** One person at a browser, signed in once; the sweep sends the same page from address to address. */
export interface Desk {
  /** The role's code, or `public` for somebody who has not signed in. */
  name: string
  visit: Visit
  sees(route: PortalRoute): boolean
  /** What the page behind a link, as `/my/limit/detail?tab=book`, is called for this person; in a window beside his own. */
  headingOf(href: string): Promise<string>
}

/**
 * Everybody's browsers, each opened when it is first needed. Signing in is the dear part, and its key cannot be copied
 * from one browser to another, so a worker keeps them.
 */
export class Desks {
  readonly #browser: Browser
  readonly #baseURL: string
  readonly #people: readonly Person[]
  /** By key of the seed: those who are not among `people`. */
  readonly #others = new Map<string, Person>()
  readonly #open = new Map<Person | 'public', Desk>()
  readonly #goodRings = new Set<string>()

  constructor(browser: Browser, baseURL: string, people: readonly Person[]) {
    this.#browser = browser
    this.#baseURL = baseURL
    this.#people = people
  }

  /** Those who see `route`, in the order of the list of people; a public page is for somebody who has not signed in. */
  async *whoSee(route: PortalRoute): AsyncGenerator<Desk> {
    if (route.access === 'public') {
      yield await this.#desk('public')
      return
    }
    for (const person of this.#people) {
      const desk = await this.#desk(person)
      if (desk.sees(route)) yield desk
    }
  }

  /** The desk of somebody of the seed, whom a state needs. */
  of(key: string): Promise<Desk> {
    const person = this.#others.get(key) ?? personOf(key)
    this.#others.set(key, person)
    return this.#desk(person)
  }

  async close(): Promise<void> {
    for (const { visit } of this.#open.values()) await visit.page.context().close()
  }

  async #desk(person: Person | 'public'): Promise<Desk> {
    const known = this.#open.get(person)
    if (known) return known
    const page = await this.#newPage()
    const allowed = person === 'public' ? new Set<string>() : await signIn(page, person)
    const desk: Desk = {
      name: person === 'public' ? person : person.role,
      visit: await startVisits(page, this.#goodRings),
      sees: ({ access, path }) => access !== 'menu' || allowed.has(path),
      headingOf: headings(page),
    }
    this.#open.set(person, desk)
    return desk
  }

  async #newPage(): Promise<Page> {
    const { launchOptions: _, ...options } = browserOptions
    const context = await this.#browser.newContext({ ...options, baseURL: this.#baseURL })
    // A state that cannot be reached says so soon, and the others are still swept.
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
}

/** Looks at pages in a further window of `page`'s browser, at each address once: nobody changes anything in between. */
function headings(page: Page): Desk['headingOf'] {
  const known = new Map<string, Promise<string>>()
  let opened: Promise<Visit> | undefined
  async function look(href: string): Promise<string> {
    opened ??= page
      .context()
      .newPage()
      .then((beside) => startVisits(beside))
    const { page: beside } = await opened
    const isSame = new URL(beside.url()).pathname.endsWith(href.replace(/\?.*/, ''))
    if (isSame || !(await goWithin(beside, href))) await beside.goto(href.slice(1))
    await settled(beside)
    return beside.locator('h1').first().innerText()
  }
  return (href) => {
    const heading = known.get(href) ?? look(href)
    known.set(href, heading)
    return heading
  }
}
