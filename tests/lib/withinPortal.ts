import { routeOf } from '@jinpiao/portal/routes/routes'
import { BASE, inPortal } from '@jinpiao/portal/session/address'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Heading of the page that is being left. */
    leftHeading: Element | null
  }
}

/**
 * Whose page did something last: its own acts renew what it shows, those of others do not for ten seconds. Nobody's where
 * institutions have answered or the clock has moved.
 */
let lastActor: Page | undefined
export function acts(page: Page | undefined): void {
  lastActor = page
}

/** Path of a page of the portal for people who are signed in. */
function pathInside({ pathname }: URL): string | undefined {
  const path = inPortal(pathname)
  const access = routeOf(path)?.access
  return access === undefined || access === 'public' ? undefined : path
}

/**
 * Goes from one page of the portal to another without loading it anew, as the browser's way forward does it: by an entry of
 * the history and the event that tells the router. Resolves when the page has what it reads, and its heading, or its dialog, has
 * the focus.
 *
 * @returns false, and nothing has happened, where one of the two is no such page, both are the same one, or somebody else has
 * done something since: the page would show what it has read before.
 */
export async function goWithin(page: Page, address: string): Promise<boolean> {
  if (lastActor !== page) return false
  const here = new URL(page.url())
  if (!here.pathname.startsWith(`${BASE}/`)) return false
  const there = new URL(address, new URL(`${BASE}/`, here))
  const from = pathInside(here)
  const to = pathInside(there)
  if (from === undefined || to === undefined || from === to || here.origin !== there.origin) return false
  await page.evaluate((href) => {
    window.leftHeading = document.querySelector('main h1')
    const idx = Number(history.state?.idx ?? 0) + 1
    const state = { usr: null, key: crypto.randomUUID(), idx }
    history.pushState(state, '', href)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, there.href)
  await page.waitForFunction(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === window.leftHeading) return false
    // The heading stands before what the page reads has come.
    if (document.querySelector('main [aria-busy=true]') !== null) return false
    return activeElement.matches('main h1, main') || activeElement.closest('[role=alertdialog]') !== null
  })
  return true
}
