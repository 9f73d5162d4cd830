import type { Clock } from './domain/clock.ts'

/** The machine's clock: the only place of the server where time is read. */
export const systemClock: Clock = { now: () => Date.now() }
