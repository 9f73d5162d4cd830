/** How the kit waits: what it says comes after a pause, and a count of what is said depends on who was faster. */
export interface Pauses {
  /** Milliseconds since any beginning; only differences count. */
  elapsed: () => number
  /** Calls `act` once, `ms` later. @returns what calls it off. */
  after: (ms: number, act: () => void) => () => void
}

export const realPauses: Pauses = {
  elapsed: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

let pauses = realPauses

/** Calls `act` after a pause of `ms`. @returns what calls it off: the clean-up of an effect. */
export const after: Pauses['after'] = (ms, act) => pauses.after(ms, act)

/** Milliseconds by which lengths of pauses are measured. */
export const elapsed: Pauses['elapsed'] = () => pauses.elapsed()

/** Gives the kit other pauses, for tests: no slow machine then turns two quick presses into slow ones. */
export function setPauses(given: Pauses): void {
  pauses = given
}
