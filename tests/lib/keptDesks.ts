import type { Browser, BrowserContext } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { personOf } from './people.ts'
import { signIn } from './person.ts'
import { arrived } from './steps.ts'

/** Somebody's browser after their login. */
interface SignedIn {
  context: BrowserContext
  /** Where the login led. */
  home: string
  /** What the browser kept for the portal's pages by then, for good: its `localStorage`. */
  kept: [string, string][]
}

/**
 * The browsers in which people of the seed are signed in, by server. A login takes four seconds of a processor, and a UKEY
 * belongs to one browser: whoever has signed in once comes back to the same browser, in a tab that knows nothing of those
 * before.
 */
export class KeptDesks {
  readonly #browser: Browser
  readonly #signedIn = new Map<string, SignedIn>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A tab at the person's home, with the focus on its heading, as after a login. Earlier tabs of the person are closed. */
  async of(baseURL: string, key: string): Promise<Keyboard> {
    const place = `${baseURL} ${key}`
    await this.#tidy(place)
    return (await this.#comeBack(place)) ?? (await this.#enter(place, baseURL, key))
  }

  /** Leaves the browsers of a server to whoever comes next. */
  async tidy(baseURL: string): Promise<void> {
    for (const place of this.#at(baseURL)) await this.#tidy(place)
  }

  async close(baseURL = ''): Promise<void> {
    for (const place of this.#at(baseURL)) await this.#close(place)
  }

  #at(baseURL: string): string[] {
    return [...this.#signedIn.keys()].filter((place) => place.startsWith(baseURL))
  }

  async #enter(place: string, baseURL: string, key: string): Promise<Keyboard> {
    const context = await this.#browser.newContext({ baseURL })
    const keyboard = await Keyboard.of(await context.newPage())
    const { page } = keyboard
    await signIn(page, personOf(key))
    await arrived(page)
    const kept = await page.evaluate(() => Object.entries(localStorage))
    this.#signedIn.set(place, { context, home: page.url(), kept })
    return keyboard
  }

  /** `undefined`: the session has ended, or leads elsewhere than a login would. */
  async #comeBack(place: string): Promise<Keyboard | undefined> {
    const { context, home } = this.#signedIn.get(place) ?? {}
    if (context === undefined) return undefined
    const keyboard = await Keyboard.of(await context.newPage())
    const { page } = keyboard
    await page.goto('')
    const heading = page.locator('main h1').first()
    await heading.waitFor()
    if (page.url() === home) {
      await heading.evaluate((element) => {
        element.tabIndex = -1
        element.focus()
      })
      return keyboard
    }
    await this.#close(place)
    return undefined
  }

  /** As the login left it: no tab, no consent, nothing kept but what was then. A browser that cannot be tidied is closed. */
  async #tidy(place: string): Promise<void> {
    const { context, kept } = this.#signedIn.get(place) ?? {}
    const [page, ...others] = context?.pages() ?? []
    if (context === undefined || kept === undefined || page === undefined) return
    try {
      await page.evaluate((entries) => {
        localStorage.clear()
        for (const [name, value] of entries) localStorage.setItem(name, value)
      }, kept)
      for (const tab of [page, ...others]) await tab.close()
      await context.unrouteAll()
      await context.clearPermissions()
      await context.setOffline(false)
    } catch {
      await this.#close(place)
    }
  }

  async #close(place: string): Promise<void> {
    await this.#signedIn.get(place)?.context.close()
    this.#signedIn.delete(place)
  }
}
