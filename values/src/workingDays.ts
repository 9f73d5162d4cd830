import { addDays, type Day, instantInShanghai, todayInShanghai, weekday } from './days.ts'

/** A day on which the calendar departs from the week: a public holiday, or a weekend day worked in exchange (调休). */
export type Holiday = { day: Day; kind: 'HOLIDAY' | 'WORKDAY'; name: string }

/**
 * Whether banks and the platform work on that day: what the list says, else Monday to Friday. Days outside the
 * published list (the server gives the current year) therefore follow the week alone.
 */
export function isWorkingDay(day: Day, holidays: readonly Holiday[]): boolean {
  const entry = holidays.find((holiday) => holiday.day === day)
  if (entry !== undefined) return entry.kind === 'WORKDAY'
  const dayOfWeek = weekday(day)
  return dayOfWeek !== 0 && dayOfWeek !== 6
}

/** The day itself when it is a working day, else the first one after it: the day a payment falls due on. */
export function nextWorkingDay(day: Day, holidays: readonly Holiday[]): Day {
  let next = day
  while (!isWorkingDay(next, holidays)) next = addDays(next, 1)
  return next
}

/** What comes before this hour in Shanghai is worked on the same working day (spec §9: T+0). */
export const CUT_OFF_HOUR = 16

/**
 * T: the working day on which what comes at an instant is worked: its own day until 16:00, else the next one. What comes on
 * a Friday at 16:00 waits until Monday, and so does what comes at any hour of a day off.
 *
 * @param now milliseconds since the epoch.
 */
export function serviceDay(now: number, holidays: readonly Holiday[]): Day {
  const today = todayInShanghai(now)
  const isInTime = Number(instantInShanghai(now).slice(11, 13)) < CUT_OFF_HOUR
  return nextWorkingDay(isInTime ? today : addDays(today, 1), holidays)
}

/**
 * T+n (spec §4, §9: review T+0, payment T+1). T is `nextWorkingDay(day)`, so that what arrives on a Saturday counts
 * from Monday; then `n` working days follow. Throws RangeError when `n` is negative or fractional.
 */
export function addWorkingDays(day: Day, n: number, holidays: readonly Holiday[]): Day {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`not a count of working days: ${n}`)
  let result = nextWorkingDay(day, holidays)
  for (let i = 0; i < n; i += 1) result = nextWorkingDay(addDays(result, 1), holidays)
  return result
}

/**
 * The `n`-th working day before a day, which does not count itself: three working days before Monday, 2026-11-30 is
 * Wednesday, 2026-11-25.
 */
export function workingDayBefore(day: Day, n: number, holidays: readonly Holiday[]): Day {
  let result = day
  for (let left = n; left > 0; ) {
    result = addDays(result, -1)
    if (isWorkingDay(result, holidays)) left -= 1
  }
  return result
}
