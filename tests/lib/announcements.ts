import type { Page } from '@playwright/test'

export interface Announcement {
  text: string
  /** `polite` or `assertive` for the app's announcer; `stray` for any other live region of the page. */
  region: 'polite' | 'assertive' | 'stray'
  /** Milliseconds since the document was opened. */
  at: number
}

declare global {
  interface Window {
    announcements: Announcement[]
  }
}

/**
 * Runs in every document before its scripts: keeps a log of what live regions were given to say. A text node that is
 * added or rewritten is one announcement, as it is for a screen reader.
 */
function logAnnouncements(): void {
  window.announcements = []
  const live = '[aria-live], [role=status], [role=alert], [role=log]'
  const log = (node: Node) => {
    const host = node instanceof Element ? node : node.parentElement
    const region = host?.closest(live)
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (!region || text === '' || region.getAttribute('aria-live') === 'off') return
    const assertive = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'
    // How react-aria finds the regions that a modal leaves alone; ours carry it for that reason.
    const ours = region.closest('[data-live-announcer]') !== null
    const name = !ours ? 'stray' : assertive ? 'assertive' : 'polite'
    window.announcements.push({ text, region: name, at: performance.now() })
  }
  const observer = new MutationObserver((records) => {
    // One rewrite of a region may come as several records of the same text node: count it once.
    const seen = new Set<Node>()
    for (const record of records) {
      for (const node of record.type === 'childList' ? record.addedNodes : [record.target]) {
        if (!seen.has(node)) log(node)
        seen.add(node)
      }
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Starts the log for every document that `page` opens from now on. */
export async function watchAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(logAnnouncements)
}

export async function announcementsOf(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => window.announcements)
}
