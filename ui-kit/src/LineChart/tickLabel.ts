import { formatMoney } from '@jinpiao/values/money'
import { formatNumber } from '@jinpiao/values/number'
import { spokenAmount, spokenCount } from '@jinpiao/values/spoken'
import type { ChartValues } from '../ChartWithTable/ChartWithTable.tsx'
import { chartUnits } from '../ChartWithTable/chartPoint.ts'

/** From here on (1e16 yuan) there is no short form. */
const LONG = 10n ** 18n

/** The value of a round line, as short as it can be: 1200万元, 12,000,000, 40. Values are those of `chartPoint`. */
export function tickLabel(value: bigint, values: ChartValues, english: boolean): string {
  const size = value < 0n ? -value : value
  const figure = values === 'money' ? amountLabel(size, english) : countLabel(size / chartUnits.count.one, english)
  return value < 0n ? `-${figure}` : figure
}

const amountLabel = (fen: bigint, english: boolean) =>
  english || fen >= LONG ? formatMoney(fen).replace(/\.00$/, '') : spokenAmount(fen)

const countLabel = (count: bigint, english: boolean) => (english ? formatNumber(count, 0) : spokenCount(String(count)))
