import { spokenSerials } from '@jinpiao/values/serials'
import { after } from './pause.ts'

/**
 * The one voice of the app. Two live regions exist from the start (`<Announcer/>`), because a region that
 * appears together with its text is not spoken (NVDA #8873). Everything that must be heard goes through here.
 */
export interface AnnounceOptions {
  /** Interrupts. For errors that need the person now; at most one per 3 s, later ones wait. */
  assertive?: boolean
}

export interface Region {
  textContent: string | null
}

/** Two texts closer than this in one region: NVDA 2024 speaks only the last. */
const politeGap = 500
const assertiveGap = 3000
/** A region with the same text as before says nothing: empty it, then set it. */
const repeatDelay = 100
/** When the same text, said twice at once, is heard the second time, in ms. Tests that assert silence wait so long. */
export const repeatedAfter = { polite: politeGap + repeatDelay, assertive: assertiveGap + repeatDelay }
/** A text that stays would be found again by the reading cursor at the end of the page. */
const clearAfter = 7000

/** One queue for one region: no text is lost, none is said twice in a row while it still waits. */
export class AnnouncementQueue {
  #waiting: string[] = []
  #region: Region | null = null
  #busy = false
  #pauses = new Set<() => void>()
  readonly #gap: number

  constructor(gap: number) {
    this.#gap = gap
  }

  /** Texts said before the region exists are kept and said when it does. */
  attach(region: Region | null): void {
    for (const callOff of this.#pauses) callOff()
    this.#pauses.clear()
    this.#busy = false
    this.#region = region
    this.#next()
  }

  say(text: string): void {
    if (text === '' || this.#waiting.at(-1) === text) return
    this.#waiting.push(text)
    this.#next()
  }

  /** Whether something still waits to be said. For tests that must not look too early. */
  get waiting(): boolean {
    return this.#waiting.length > 0
  }

  /** Nothing waits any more. For tests that follow one another in one page. */
  forget(): void {
    this.#waiting = []
  }

  #next(): void {
    const text = this.#waiting[0]
    if (this.#busy || this.#region === null || text === undefined) return
    this.#busy = true
    if (this.#region.textContent === text) {
      this.#region.textContent = ''
      this.#after(repeatDelay, () => this.#set(text))
    } else this.#set(text)
  }

  #set(text: string): void {
    const region = this.#region
    if (region === null) return
    this.#waiting.shift()
    region.textContent = text
    this.#after(this.#gap, () => {
      this.#busy = false
      this.#next()
    })
    this.#after(clearAfter, () => {
      if (region.textContent === text && !this.#busy) region.textContent = ''
    })
  }

  #after(delay: number, act: () => void): void {
    const callOff = after(delay, () => {
      this.#pauses.delete(callOff)
      act()
    })
    this.#pauses.add(callOff)
  }
}

export const politeQueue = new AnnouncementQueue(politeGap)
export const assertiveQueue = new AnnouncementQueue(assertiveGap)

/**
 * Says a sentence to screen readers, once, ≤ 40 Chinese characters (G10). Callable from anywhere;
 * use `notify` when it must also be seen.
 */
export function announce(text: string, options: AnnounceOptions = {}): void {
  const queue = options.assertive ? assertiveQueue : politeQueue
  queue.say(spokenSerials(text))
}

/** Whether a text still waits for its turn in either region. */
export function announcementsWaiting(): boolean {
  return politeQueue.waiting || assertiveQueue.waiting
}

/** What still waits in either region is said to nobody. For tests: the next one would hear the words of this. */
export function forgetAnnouncements(): void {
  politeQueue.forget()
  assertiveQueue.forget()
}
