/** A link by what survives a re-render: its address, and which one of those with the same address it is. */
interface Trace {
  href: string
  nth: number
}

const traces = new Map<string, Trace>()
const scrolls = new Map<string, number>()

const linksTo = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/** Called with whatever receives the focus while the history entry `key` is shown. */
export function rememberFocus(key: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLAnchorElement)) return
  const href = target.getAttribute('href')
  if (href !== null) traces.set(key, { href, nth: linksTo(href).indexOf(target) })
}

/** The link that led away from the history entry, once it is on the page again. */
export function rememberedLink(key: string): HTMLElement | undefined {
  const trace = traces.get(key)
  return trace && linksTo(trace.href)[trace.nth]
}

export const hasMemory = (key: string): boolean => traces.has(key)
export const rememberScroll = (key: string, top: number): void => void scrolls.set(key, top)
export const rememberedScroll = (key: string): number => scrolls.get(key) ?? 0

const hasFocus = (element: Element | undefined) => element !== undefined && document.activeElement === element

/** How long a list may take to bring the link back. */
const PATIENCE_MS = 3000

/**
 * Puts the focus on the link that led away (accessibility §4, route change). A list that still loads brings its links
 * later: then the heading holds the focus meanwhile, and gives it up only if nobody else has taken it.
 */
export function restoreFocus(key: string, heading: HTMLElement | null): void {
  rememberedLink(key)?.focus()
  // A link that is folded away again cannot take the focus.
  if (hasFocus(rememberedLink(key))) return
  heading?.focus({ preventScroll: true })
  if (!hasMemory(key)) return
  const observer = new MutationObserver(() => {
    const late = rememberedLink(key)
    if (late === undefined) return
    observer.disconnect()
    if (document.activeElement === heading) late.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
