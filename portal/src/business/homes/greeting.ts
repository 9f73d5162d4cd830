import { instantInShanghai } from '@jinpiao/values/days'

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'

/** Part of the day in China, whatever the PC's zone. `now` in milliseconds by the server's clock. */
export function dayPartOf(now: number): DayPart {
  const hour = Number(instantInShanghai(now).slice(11, 13))
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}
