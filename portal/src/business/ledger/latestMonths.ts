import { addMonths, todayInShanghai } from '@jinpiao/values/days'
import { businessNow } from '#portal/http/serverClock.ts'

/** Months of which there is a statement to be chosen: the one that runs and the year before it. */
const MONTHS = 13

/** `2026-11`, `2026-10`, …: the newest first, which is not over yet. */
export function latestMonths(): string[] {
  const first = `${todayInShanghai(businessNow()).slice(0, 7)}-01`
  return Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back).slice(0, 7))
}
