import { announcementsWaiting } from '../announce.ts'

const liveRegions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'

/**
 * Hears what a screen reader would: every text that appears in *any* live region, ours, react-aria's own, or one
 * that someone added by hand. That is how a double announcement is caught.
 */
export function listen(): { heard: string[]; stop: () => void; quiet: (ms?: number) => Promise<void> } {
  const heard: string[] = []
  let lastChange = performance.now()
  const observer = new MutationObserver((records) => {
    const spoken = new Set<Element>()
    for (const record of records) {
      const element = record.target instanceof Element ? record.target : record.target.parentElement
      const region = element?.closest(liveRegions)
      if (region && !isMuted(region)) {
        const added = [...record.addedNodes].map((node) => node.textContent ?? '').join('')
        // A region with aria-atomic (status and alert by default) is read as a whole, a log only what was added.
        const atomic = region.getAttribute('role') !== 'log'
        if (atomic && spoken.has(region)) continue
        spoken.add(region)
        push(atomic ? region.textContent : added)
      } else {
        for (const node of record.addedNodes) {
          if (!(node instanceof Element)) continue
          const born = node.matches(liveRegions) ? [node] : [...node.querySelectorAll(liveRegions)]
          for (const newRegion of born) push(newRegion.textContent)
        }
      }
    }
    function push(text: string | null) {
      lastChange = performance.now()
      if (text?.trim()) heard.push(text.trim())
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return {
    heard,
    stop: () => observer.disconnect(),
    /** Resolves when nothing waits and the regions have been still for `ms` (react-aria's own region waits 100 ms). */
    quiet: async (ms = 150) => {
      lastChange = performance.now()
      while (announcementsWaiting() || performance.now() - lastChange < ms) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
  }
}

function isMuted(region: Element): boolean {
  return region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]') !== null
}
