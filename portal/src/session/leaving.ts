/** Whether something would be lost if the page were gone now. */
type Loses = () => boolean
const open = new Set<Loses>()
let isDecided = false

/**
 * Has the browser ask before the tab is closed or the page loaded anew, while something would be lost by it: typed, and
 * kept nowhere. The browser has its own words for it. Listens only while somebody may lose something: a page that listens
 * for nothing is kept whole when one goes on and comes back.
 *
 * @param loses asked at that moment, e.g. `() => draft.unsaved !== undefined`.
 * @returns how to take that back.
 */
export function askBeforeLoss(loses: Loses): () => void {
  if (open.size === 0) addEventListener('beforeunload', ask)
  open.add(loses)
  return () => {
    open.delete(loses)
    if (open.size === 0) removeEventListener('beforeunload', ask)
  }
}

/** The page goes in any case, as at the end of a session: nobody is asked. */
export function leaveUnasked(): void {
  isDecided = true
}

function ask(event: Event): void {
  // All are asked: a draft saves itself once more.
  const losses = [...open].filter((loses) => loses())
  if (losses.length > 0 && !isDecided) event.preventDefault()
}
