import { daysBetween, isDay } from '@jinpiao/values/days'
import { checkDay, type DayLimits } from '../DateField/checkDay.ts'
import type { DateMessages } from '../lib/messages/date.ts'

/** Two days, each `2025-01-15`, or the text as typed while it is none, or ''. */
export interface DayRange {
  /** The first day, `2025-01-02`; the text as typed while it is none, '' when empty. */
  from: string
  /** The last day, likewise. */
  to: string
}

/** The day that may be chosen, else '': an end that is refused itself is no limit of the other and no part of a range. */
export function allowed(end: string, limits: DayLimits): string {
  const checked = checkDay(end, limits)
  return checked.ok ? checked.day : ''
}

/** Both are days and the end comes first. */
export function isReversed({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && to < from
}

/** What leaving one of the boxes says: the range once both are there, that it is reversed, or undefined: the day alone. */
export function rangeSaid(range: DayRange, t: DateMessages): string | undefined {
  const { from, to } = range
  if (!isDay(from) || !isDay(to)) return undefined
  // Both ends belong to the range, as they do in what is searched with it: one day to itself is one day.
  return isReversed(range) ? t.endsBeforeStart(to) : t.range(from, to, daysBetween(from, to) + 1)
}
