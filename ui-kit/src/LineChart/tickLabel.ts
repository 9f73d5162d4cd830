import { formatMoney } from '@jinpiao/values/money'
import { spokenAmount, spokenCount } from '@jinpiao/values/spoken'
import type { ChartValues } from '../ChartWithTable/ChartWithTable.tsx'

/** The value of a round line, as short as it can be: 1200万元, 12,000,000, 40. Values are in fen, counts in hundredths. */
export function tickLabel(value: bigint, values: ChartValues, english: boolean): string {
  const size = value < 0n ? -value : value
  const figure = english
    ? formatMoney(size).replace(/\.00$/, '')
    : values === 'money'
      ? spokenAmount(size)
      : spokenCount(Number(size / 100n))
  return value < 0n ? `-${figure}` : figure
}
