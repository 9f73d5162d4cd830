import { type Day, isDay, parseDay } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import type { DateMessages } from '../lib/messages/date.ts'

/** Which days a date field takes. */
export interface DayLimits {
  /** First day that can be chosen. */
  min?: Day | undefined
  /** Last day that can be chosen. */
  max?: Day | undefined
  /** Why this day cannot be chosen, or undefined. Not the same as a holiday: on many holidays a ticket may fall due. */
  unavailable?: ((day: Day) => string | undefined) | undefined
}

export type CheckedDay =
  | { ok: true; day: Day }
  | { ok: false; reason: 'empty' | 'format' }
  | { ok: false; reason: 'tooEarly' | 'tooLate'; limit: Day; day: Day }
  | { ok: false; reason: 'unavailable'; why: string; day: Day }

/** Reads a typed day (`2025-1-15`, `20250115`, `2025年1月15日`, …) and checks the limits. */
export function checkDay(text: string, { min, max, unavailable }: DayLimits): CheckedDay {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  const day = parseDay(text)
  if (day === undefined) return { ok: false, reason: 'format' }
  if (min !== undefined && day < min) return { ok: false, reason: 'tooEarly', limit: min, day }
  if (max !== undefined && day > max) return { ok: false, reason: 'tooLate', limit: max, day }
  const why = unavailable?.(day)
  return why === undefined ? { ok: true, day } : { ok: false, reason: 'unavailable', why, day }
}

/** The error for the person, or undefined when there is none (an empty field is the form's business). */
export function dayProblem(checked: CheckedDay, t: DateMessages): string | undefined {
  if (checked.ok) return undefined
  switch (checked.reason) {
    case 'empty':
      return undefined
    case 'format':
      return t.format
    case 'tooEarly':
      return t.tooEarly(checked.limit)
    case 'tooLate':
      return t.tooLate(checked.limit)
    case 'unavailable':
      return t.unavailable(checked.why)
  }
}

/** `星期三，国庆节 休`: what the figures of a day do not show. Empty for what is no day. */
export function aboutDay(day: string, holidays: readonly Holiday[], t: DateMessages): string {
  if (!isDay(day)) return ''
  const holiday = holidays.find((each) => each.day === day)
  return [t.weekday(day), ...(holiday === undefined ? [] : [t.holiday(holiday)])].join(t.comma)
}

/** The name of a calendar cell: `2025年10月1日 星期三，今天，已选择，国庆节 休`. */
export function cellName(
  day: Day,
  about: { isToday: boolean; isSelected: boolean; holiday: Holiday | undefined; why: string | undefined },
  t: DateMessages,
): string {
  const { isToday, isSelected, holiday, why } = about
  const parts = [`${t.cell(day)} ${t.weekday(day)}`]
  if (isToday) parts.push(t.today)
  if (isSelected) parts.push(t.selected)
  if (why !== undefined && holiday?.kind === 'HOLIDAY') parts.push(t.holidayUnavailable(holiday.name))
  else {
    if (holiday !== undefined) parts.push(t.holiday(holiday))
    if (why !== undefined) parts.push(t.unavailable(why))
  }
  return parts.join(t.comma)
}
