import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'

/** A civil day in Asia/Shanghai, `2026-11-21`, without time or zone. Sorts as text. */
export type Day = string

const DAY_MS = 86_400_000
/** China has kept +08:00 without summer time since 1991. */
const SHANGHAI_MS = 8 * 3_600_000

/** Whether the text is a day that exists, in the one form `YYYY-MM-DD`. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, date] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return month >= 1 && month <= 12 && date >= 1 && (date <= 28 || date <= lastOf(year, month))
}

/** How many days a month has. */
function lastOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** ` 0:00:00`, `T09:30`: a time of the same day. One with a zone may be of another day here, so that is no day. */
const TIME = new RegExp(`(?:[${SPACES}]+|T)(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?$`)

const TYPED = [
  /^([1-9]\d{3})-(\d{1,2})-(\d{1,2})$/,
  /^([1-9]\d{3})\/(\d{1,2})\/(\d{1,2})$/,
  /^([1-9]\d{3})\.(\d{1,2})\.(\d{1,2})$/,
  /^([1-9]\d{3})年(\d{1,2})月(\d{1,2})[日号]$/,
  /^([1-9]\d{3})(\d{2})(\d{2})$/,
]

/**
 * Reads a typed day: `2025-1-15`, `2025/1/15`, `2025.1.15`, `20250115`, `2025年1月15日`, also in full-width digits, with any
 * dash, and with a time behind it, as sheets and other systems write it.
 * Undefined for anything else; a two-digit year is not guessed, and a year that begins with 0 is a slip of the fingers.
 */
export function parseDay(text: string): Day | undefined {
  const compact = halfWidth(text.trim())
    .replace(TIME, '')
    .replace(new RegExp(`[${SPACES}]`, 'g'), '')
    .replace(new RegExp(`[${DASHES}]`, 'g'), '-')
  for (const form of TYPED) {
    const [, year, month = '', date = ''] = form.exec(compact) ?? []
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    if (year !== undefined && isDay(day)) return day
  }
  return undefined
}

/** The day it is in China at that instant. The clock is an argument: nothing here reads it. */
export function todayInShanghai(now: Date | number): Day {
  return toDay(Number(now) + SHANGHAI_MS)
}

/** The instant as ISO-8601 in China's time, with milliseconds: `2026-11-21T09:00:00.000+08:00`. */
export function instantInShanghai(ms: number): string {
  return new Date(ms + SHANGHAI_MS).toISOString().replace('Z', '+08:00')
}

/** The day `n` days later (earlier when negative). RangeError on what is no day, or when year 9999 is passed. */
export function addDays(day: Day, n: number): Day {
  return checked(toDay((epochDay(day) + n) * DAY_MS))
}

/** The same day of the month `n` months later, or the last day of that month: 31 January + 1 is 28 February. */
export function addMonths(day: Day, n: number): Day {
  epochDay(day)
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + n
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  const first = checked(`${year}-${String((months % 12) + 1).padStart(2, '0')}-01`)
  // At most three steps back: every month has a 28th.
  let date = Number(day.slice(8))
  while (!isDay(`${first.slice(0, 8)}${String(date).padStart(2, '0')}`)) date -= 1
  return `${first.slice(0, 8)}${String(date).padStart(2, '0')}`
}

/** to − from in civil days: 1 from today to tomorrow, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return epochDay(to) - epochDay(from)
}

/** Day of the week, 0 Sunday … 6 Saturday. */
export function weekday(day: Day): number {
  return (((epochDay(day) + 4) % 7) + 7) % 7
}

/** −1, 0 or 1, for sorting. */
export function compareDays(a: Day, b: Day): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0
}

const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, -14)

function epochDay(day: Day): number {
  return Date.parse(`${checked(day)}T00:00:00Z`) / DAY_MS
}

function checked(day: string): Day {
  if (!isDay(day)) throw new RangeError(`not a day: "${day}"`)
  return day
}
