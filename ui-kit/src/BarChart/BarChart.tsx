import { formatMoney } from '@jinpiao/values/money'
import { type ChartParts, ChartWithTable } from '../ChartWithTable/ChartWithTable.tsx'
import { chartPoint } from '../ChartWithTable/chartPoint.ts'
import { countFigure } from '../lib/countFigure.ts'
import { noValueMessages } from '../lib/messages/noValue.ts'
import { useMessages } from '../lib/messages.ts'
import type { OrNone } from '../lib/readValue.ts'
import * as css from './BarChart.css.ts'
import { barShares } from './barShares.ts'

export interface Bar {
  /** 11月21日至27日. Unique in the chart. */
  label: string
  /** Decimal string, ≥ 0. Where there is none, no bar and —. */
  value: OrNone<string>
}

export interface BarChartProps extends ChartParts {
  /** At most a dozen or so; in the order of time, or the longest first. */
  bars: readonly Bar[]
}

/**
 * Amounts or counts to be compared. Each bar carries its label and its value, so nothing has to be read off by colour,
 * axis or pointer.
 */
export function BarChart({ bars, ...parts }: BarChartProps) {
  const { values = 'money' } = parts
  const { mark } = useMessages(noValueMessages)
  const points = bars.map(({ value }) => chartPoint('BarChart', value, values))
  const shares = barShares(points)
  // A value with a point is a decimal string.
  const figureOf = (value: OrNone<string>) =>
    values === 'money' ? formatMoney(String(value)) : countFigure(String(value))
  return (
    <ChartWithTable {...parts} rows={bars.map(({ label, value }) => ({ label, values: [value] }))}>
      <div className={css.chart}>
        {bars.map(({ label, value }, i) => (
          <div key={label} className={css.row}>
            <span className={css.label}>{label}</span>
            <span className={css.track}>
              <span className={css.bar} style={{ inlineSize: `${shares[i]}%` }} />
            </span>
            <span className={css.value}>{points[i] === undefined ? mark : figureOf(value)}</span>
          </div>
        ))}
      </div>
    </ChartWithTable>
  )
}
