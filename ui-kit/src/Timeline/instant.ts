import { instantInShanghai, todayInShanghai } from '@jinpiao/values/days'

/** An instant in China's time, split for the eye and the ear: day `2026-11-21`, clock `09:30`, hour 9, minute 30. */
export function splitInstant(iso: string): { day: string; clock: string; hour: number; minute: number } {
  const ms = Date.parse(iso)
  // An engine also makes a date of 12, and of 1.2.
  if (Number.isNaN(ms) || !/^\d{4}-\d{2}-\d{2}/.test(iso)) throw new RangeError(`not an instant: "${iso}"`)
  const clock = instantInShanghai(ms).slice(11, 16)
  return { day: todayInShanghai(ms), clock, hour: Number(clock.slice(0, 2)), minute: Number(clock.slice(3)) }
}
