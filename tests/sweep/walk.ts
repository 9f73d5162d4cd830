import type { Page } from '@playwright/test'
import { nextFrame, type Visit } from './visit.ts'

/** One place where Tab stopped, as it was while it had the focus. */
export interface Stop {
  id: number
  where: string
  /** What lies over it at one of nine points, if anything does. */
  coveredBy: string | undefined
  /** The focus is out of the window: nobody sees it. */
  outOfView: boolean
  /** Same look and surroundings as another stop with the same string: one of them stands for all. */
  look: string
  /** The focus is on something in a frame: a page of its own, with stops and rings of its own. */
  isFrame: boolean
}

export interface Walk {
  stops: Stop[]
  /** The stop that Tab did not leave, or where it turned round early. */
  trap: Stop | undefined
}

declare global {
  interface Window {
    /** `scrollY` at the stop before. */
    lastScroll?: number
  }
}

/** `undefined` when the focus is on the document: Tab has left the page for the browser's own controls. */
async function describeFocus(): Promise<Stop | undefined> {
  const { boxOf, idOf, isHeardOnly, pathOf } = window.pageTools
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  // What follows the scrolling, by React's hand, is there a frame later.
  if (scrollY !== window.lastScroll) await nextFrame()
  window.lastScroll = scrollY
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const isPart = (hit: Element) => element.contains(hit) || (label?.contains(hit) ?? false)
  const related = (hit: Element) => hit.contains(element) || isPart(hit)
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  // 2.4.12: no part may be hidden. Nine points: corners, middles of the edges, centre, one pixel inside.
  const findCover = (): string | undefined => {
    const box = boxOf(element)
    for (const column of [-1, 0, 1]) {
      for (const row of [-1, 0, 1]) {
        const x = box.left + box.width / 2 + column * (box.width / 2 - 1)
        const y = box.top + box.height / 2 + row * (box.height / 2 - 1)
        if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue
        const hit = document.elementFromPoint(x, y)
        if (!hit || related(hit) || hit.closest('[role=tooltip]')) continue
        // A corner that is rounded off is no part of the element: what shows there lies beside it.
        const isOff = column !== 0 && row !== 0 && !document.elementsFromPoint(x, y).some(isPart)
        if (!isOff) return pathOf(hit)
      }
    }
    return undefined
  }
  // What lies over it may give way: nobody is faster than the frame that it takes for that.
  let coveredBy = findCover()
  if (coveredBy !== undefined) {
    await nextFrame()
    coveredBy = findCover()
  }
  const box = boxOf(element)
  const onScreen = box.bottom > 0 && box.top < view.height && box.right > 0 && box.left < view.width
  const style = getComputedStyle(element)
  const surroundings = (at: Element | null): string => {
    if (!at) return 'canvas'
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      ? surroundings(at.parentElement)
      : backgroundColor + backgroundImage
  }
  const kind = [element.localName, element.getAttribute('role'), element.getAttribute('type'), element.className]
  const ring = [style.outline, style.outlineOffset, style.boxShadow, style.border, style.borderRadius]
  const look = kind.concat(ring, style.backgroundColor, surroundings(element.parentElement)).join('|')
  return {
    id: idOf(element),
    where: pathOf(element),
    coveredBy,
    outOfView: !onScreen || (isHeardOnly(element) && !label),
    look,
    isFrame: element.localName === 'iframe',
  }
}

const shift = 8
/** More stops than any frame has. */
const maxInFrame = 90

/**
 * One press of Tab, straight to the browser, in one round trip: `page.keyboard` takes two, and four with Shift, more
 * than a hundred times in a walk.
 */
async function pressTab({ session }: Pick<Visit, 'session'>, modifiers: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ])
}

/**
 * The stop that has the focus. Into the page it comes from the browser's own controls by way of another process: asked
 * too soon, nothing has it, and the next Tab would pass the first stop by.
 */
async function focusOf(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(describeFocus)
  if (stop) return stop
  await nextFrame(page)
  return page.evaluate(describeFocus)
}

export interface WalkOptions {
  /** Runs while each new stop has the focus. */
  onStop?: (stop: Stop) => Promise<void>
  /** What the walk is made for, as ids: it ends one stop behind the last of them. Of each list, one is enough. */
  aims?: readonly (readonly number[])[]
}

/**
 * Presses Tab until the focus is where it began, or has been at all `aims` and gone on. A frame is one stop, however many
 * it holds, and nothing of its own to look at.
 * Ends early, with a trap, when the focus stays or returns to a stop that was not the first.
 */
export async function walk(
  visit: Pick<Visit, 'page' | 'session'>,
  key: 'Tab' | 'Shift+Tab',
  { onStop, aims }: WalkOptions = {},
): Promise<Walk> {
  const { page } = visit
  const stops: Stop[] = []
  const seen = new Set<number>()
  let outside = 0
  let inFrame = 0
  for (;;) {
    await pressTab(visit, key === 'Tab' ? 0 : shift)
    const stop = await focusOf(page)
    const isThrough = aims?.every((group) => group.some((id) => seen.has(id))) ?? false
    const stays = stop !== undefined && !stop.isFrame && stop.id === stops.at(-1)?.id
    // There is more than what it aims at, so somewhere to go to.
    if (aims && stays) return { stops, trap: stop }
    if (isThrough) return { stops, trap: undefined }
    if (!stop) {
      // The browser's own controls take one or two presses; a page without stops never comes back.
      if (++outside > 3 && stops.length === 0) return { stops, trap: undefined }
      if (outside > 20) return { stops, trap: stops.at(-1) }
      continue
    }
    outside = 0
    if (stop.isFrame && stop.id === stops.at(-1)?.id) {
      if (++inFrame === maxInFrame) return { stops, trap: stop }
      continue
    }
    inFrame = 0
    if (seen.has(stop.id)) {
      // A popup that the walk began in has closed when the focus went on, or folded away: the first that is left is home.
      const before = stops
        .slice(
          0,
          stops.findIndex(({ id }) => id === stop.id),
        )
        .map(({ id }) => id)
      const home = await page.evaluate((ids) => {
        const { byId, isShown } = window.pageTools
        return ids.map(byId).every((element) => !element?.isConnected || !isShown(element))
      }, before)
      return { stops, trap: home ? undefined : stop }
    }
    if (!stop.isFrame) await onStop?.(stop)
    seen.add(stop.id)
    stops.push(stop)
  }
}
