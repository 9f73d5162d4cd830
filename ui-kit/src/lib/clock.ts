let clock = (): number => Date.now()

/** Milliseconds since the epoch by the app's clock: what the kit judges by, and what it shows. */
export const now = (): number => clock()

/**
 * Gives the kit the app's clock, before anything is shown: a PC's own may be years off. Without it the kit goes by that.
 */
export function setClock(given: () => number): void {
  clock = given
}
