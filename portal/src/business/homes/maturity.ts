import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'

export interface Week {
  /** Its Monday. */
  weekStart: string
  count: number
  /** Decimal string in yuan. */
  amount: string
}

export interface MaturityFinding {
  count: number
  amount: string
  /** The week with the largest amount, the earlier one of equals. */
  peak: Week
}

/** What the chart shows, to be said in its heading (accessibility §5.19). `undefined`: nothing falls due. */
export function maturityFinding(weeks: readonly Week[]): MaturityFinding | undefined {
  const peak = weeks.reduce<Week | undefined>(
    (largest, week) =>
      largest === undefined || decimalToFen(week.amount) > decimalToFen(largest.amount) ? week : largest,
    undefined,
  )
  const count = weeks.reduce((sum, week) => sum + week.count, 0)
  if (peak === undefined || count === 0) return undefined
  return { count, amount: fenToDecimal(weeks.reduce((sum, week) => sum + decimalToFen(week.amount), 0n)), peak }
}

/** `11月23日`, `Nov 23`: a day of the next weeks, whose year goes without saying. */
export function monthDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(day))
}
