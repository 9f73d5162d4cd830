import { instantInShanghai, todayInShanghai } from '@jinpiao/values/days'

/** An instant in China's time, split for the eye and the ear: day `2026-11-21`, clock `09:30`, hour 9, minute 30. */
export function splitInstant(iso: string): { day: string; clock: string; hour: number; minute: number } {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: "${iso}"`)
  const clock = instantInShanghai(ms).slice(11, 16)
  return { day: todayInShanghai(ms), clock, hour: Number(clock.slice(0, 2)), minute: Number(clock.slice(3)) }
}
