import { type Clock, DAY_MS } from '../domain/clock.ts'

/** A clock that moves only when a test says so. */
export interface TestClock extends Clock {
  advanceDays(days: number): void
  advance(ms: number): void
}

export function testClock(start = '2026-11-21T09:00:00+08:00'): TestClock {
  let now = Date.parse(start)
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    advanceDays: (days) => {
      now += days * DAY_MS
    },
  }
}
