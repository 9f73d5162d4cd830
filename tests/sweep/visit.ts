import type { CDPSession, ConsoleMessage, Page } from '@playwright/test'
import { installFingerprints } from './fingerprints.ts'
import { installPageTools } from './pageTools.ts'

/** One state of one page, open in the browser, with what the probes share. */
export interface Visit {
  page: Page
  session: CDPSession
  /** What the console said since the page was opened. */
  console: string[]
  /** Focus styles that this worker has measured and found good (see `probes/focusRing.ts`). */
  goodRings: Set<string>
}

const noisy: ReturnType<ConsoleMessage['type']>[] = ['error', 'warning', 'assert']

/**
 * Prepares a page for visits. It may then be sent to one address after the other.
 *
 * @param goodRings of all pages that look at the same styles
 */
export async function startVisits(page: Page, goodRings = new Set<string>()): Promise<Visit> {
  const visit: Visit = {
    page,
    session: await page.context().newCDPSession(page),
    console: [],
    goodRings,
  }
  page.on('console', (message) => {
    // IBM's engine stumbles over elements inside `template`, which nobody sees, and says so; the page did nothing.
    const ofEngine = message.text().startsWith('RULE EXCEPTION') && message.text().includes('/template[')
    if (noisy.includes(message.type()) && !ofEngine) visit.console.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => visit.console.push(`uncaught: ${error.message}`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(installPageTools)
  await page.addInitScript(installFingerprints)
  // The floating bar would fold in the middle of a visit: it is swept unfolded, and folded in a state of its own.
  await page.addInitScript(() => localStorage.setItem('jinpiao.sideBar', 'pinned'))
  return visit
}

/**
 * Gives the window a size, and the page the time to follow: the portal takes a new width 200 ms later (spec §9). What
 * stands by itself has no portal around it.
 */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  const isOtherWidth = page.viewportSize()?.width !== size.width
  await page.setViewportSize(size)
  const isPortal = new URL(page.url()).pathname.startsWith('/cv3/')
  if (isOtherWidth && isPortal) await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 250)))
  await nextFrame(page)
}

/**
 * Two frames: what a resize or a media change starts (observers, layout, styles) has happened. On a busy machine Chromium
 * (156) once painted none for a minute; what is measured afterwards is laid out without one.
 */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 5000)
      }),
  )
}

/**
 * Runs `look` while the window is as high as the page, or as what an open dialog holds: nothing lies under a bar that
 * stays in view, nothing is scrolled away, and a picture of the window is one of the page. The browser's own way to take more than the window lays the page out in another
 * window meanwhile, and on a loaded machine that is what the picture shows.
 */
export async function inOneWindow<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize()
  const height = await page.evaluate(() => {
    const { scope } = window.pageTools
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : []
    const dialog = scope() === document.body ? [] : [...ancestorsOf(scope()), ...scope().querySelectorAll('*')]
    const hidden = dialog
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.scrollHeight - element.clientHeight)
    return Math.max(document.documentElement.scrollHeight, innerHeight + Math.max(0, ...hidden))
  })
  if (!before || height <= before.height) return look()
  await page.setViewportSize({ ...before, height: height + 200 })
  await nextFrame(page)
  const seen = await look()
  await page.setViewportSize(before)
  return seen
}

/** Goes to another page without loading the portal again; `false` where nothing has been loaded to go from. */
export async function goWithin(page: Page, path: string): Promise<boolean> {
  const before = await page.title()
  const isOpen = await page.evaluate((path) => {
    const base = /^\/cv3(?=\/)/.exec(location.pathname)?.[0]
    // The page after the login was opened before there was anything to look with.
    if (base === undefined || !('fingerprints' in window)) return false
    const { idx } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: (idx ?? 0) + 1, key: path, usr: null }, '', base + path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return true
  }, path)
  // No two pages have one title.
  if (isOpen) await page.waitForFunction((before) => document.title !== before, before)
  return isOpen
}
