import { type Day, instantInShanghai, todayInShanghai } from '@jinpiao/values/days'

/** The only source of time for commands, queries and jobs: milliseconds since the epoch. */
export interface Clock {
  now(): number
}

/** ISO-8601 in China's time, always the same width: comparing texts compares times. */
export const instantOf = (clock: Clock, plusMs = 0): string => instantInShanghai(clock.now() + plusMs)
export const todayOf = (clock: Clock): Day => todayInShanghai(clock.now())

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
