import { decimalToFen, fenToDecimal, sumMoney } from '@jinpiao/values/money'

export interface Period {
  count: number
  /** Decimal string in yuan. */
  amount: string
}
export interface Week extends Period {
  /** Its Monday. */
  weekStart: string
}

export interface Finding<P extends Period> {
  count: number
  amount: string
  /** The period with the largest amount, the earlier one of equals. */
  peak: P
}

type Past = Record<'overdue' | 'due', Period>

/** What a chart of weeks or months shows, to be said in its heading (accessibility §5.19). `undefined`: all are empty. */
export function peakFinding<P extends Period>(periods: readonly P[]): Finding<P> | undefined {
  const peak = periods.reduce<P | undefined>(
    (largest, period) =>
      largest === undefined || decimalToFen(period.amount) > decimalToFen(largest.amount) ? period : largest,
    undefined,
  )
  const count = periods.reduce((sum, period) => sum + period.count, 0)
  if (peak === undefined || count === 0) return undefined
  return { count, amount: fenToDecimal(sumMoney(periods.map(({ amount }) => amount))), peak }
}

/** Bars of what is past that are as high as any: the chart marks the highest, and its sentence names them. */
export function highestOf({ overdue, due, maturityByWeek }: Past & { maturityByWeek: readonly Period[] }) {
  const past = { overdue, due }
  const amounts = [overdue, due, ...maturityByWeek].map(({ amount }) => decimalToFen(amount))
  const most = amounts.reduce((largest, amount) => (amount > largest ? amount : largest), 1n)
  return (['overdue', 'due'] as const).filter((key) => decimalToFen(past[key].amount) === most)
}

/** `11月23日`, `Nov 23`: a day of the next weeks, whose year goes without saying. */
export function monthDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(day))
}

/** `2026年7月`, `July 2026`: a month in a sentence, from `2026-07`. */
export function monthInWords(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(`${month}-01`))
}
