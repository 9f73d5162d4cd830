import { addDays, type Day } from '@jinpiao/values/days'

const HOUR_MS = 3_600_000

/** How long the oldest entry has waited, as key and number of the area `home` (最早提交于 2 天前). */
export function waitedSince(at: string, now: number): { key: 'hour' | 'hours' | 'days'; n: number } {
  const hours = Math.floor((now - Date.parse(at)) / HOUR_MS)
  if (hours < 1) return { key: 'hour', n: 1 }
  return hours < 24 ? { key: 'hours', n: hours } : { key: 'days', n: Math.floor(hours / 24) }
}

/** Days after which an entry has waited too long: those who answer have five working days, and a ticket lapses in 15. */
const PATIENCE_DAYS = 3

/** Whether the oldest entry, or the first day that is to come, leaves no more time. */
export const hasWaitedLong = ({ key, n }: ReturnType<typeof waitedSince>): boolean =>
  key === 'days' && n >= PATIENCE_DAYS
export const isClose = (day: Day, today: Day): boolean => day <= addDays(today, PATIENCE_DAYS)
