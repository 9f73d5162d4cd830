import { formatMoney } from '@jinpiao/values/money'
import type { CSSProperties } from 'react'
import { useLocale } from 'react-aria-components'
import { type ChartParts, ChartWithTable } from '../ChartWithTable/ChartWithTable.tsx'
import { chartPoint, chartUnits } from '../ChartWithTable/chartPoint.ts'
import { linearScale } from '../LineChart/linearScale.ts'
import { tickLabel } from '../LineChart/tickLabel.ts'
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
  /**
   * 11-23, for the chart of time: where every bar has one, they stand upright in a wide place, above a scale. The same as
   * `label` where that is short already: 逾期.
   */
  short?: string
}

export interface BarChartProps extends ChartParts {
  /** At most a dozen or so; in the order of time, or the longest first. */
  bars: readonly Bar[]
}

/**
 * Amounts or counts to be compared. Each bar carries its label and its value, so nothing has to be read off by colour,
 * axis or pointer; upright ones have a scale, and their values in the table.
 */
export function BarChart({ bars, ...parts }: BarChartProps) {
  const { values = 'money' } = parts
  const english = useLocale().locale.startsWith('en')
  const { mark } = useMessages(noValueMessages)
  const points = bars.map(({ value }) => chartPoint('BarChart', value, values))
  const shares = barShares(points)
  // A value with a point is a decimal string.
  const figureOf = (value: OrNone<string>) =>
    values === 'money' ? formatMoney(String(value)) : countFigure(String(value))
  const isUpright = bars.every(({ short }) => short !== undefined)
  const { ticks, share } = linearScale(
    points.filter((point) => point !== undefined),
    chartUnits[values].step,
  )
  const rows = bars.map(({ label, value, short }, i) => {
    const sizes = { '--bar-length': `${shares[i]}%`, '--bar-height': `${share(points[i] ?? 0n)}%` }
    return (
      <div key={label} className={css.row} data-peak={shares[i] === 100 || undefined}>
        <span className={css.label}>
          {isUpright && short !== label ? (
            <>
              <span className={css.long}>{label}</span>
              <span className={css.short}>{short}</span>
            </>
          ) : (
            label
          )}
        </span>
        <span className={css.track}>
          <span className={css.bar} style={sizes as CSSProperties} />
        </span>
        <span className={css.value}>{points[i] === undefined ? mark : figureOf(value)}</span>
      </div>
    )
  })
  return (
    <ChartWithTable {...parts} rows={bars.map(({ label, value }) => ({ label, values: [value] }))}>
      {isUpright ? (
        <div className={css.upright}>
          <div className={css.scale}>
            {ticks.map((tick) => (
              <div key={String(tick)} className={css.tick} style={{ insetBlockEnd: `${share(tick)}%` }}>
                {tickLabel(tick, values, english)}
              </div>
            ))}
          </div>
          <div className={css.columns}>
            <div className={css.lines}>
              {ticks.map((tick) => (
                <div key={String(tick)} className={css.line} style={{ insetBlockEnd: `${share(tick)}%` }} />
              ))}
            </div>
            {rows}
          </div>
        </div>
      ) : (
        <div className={css.chart}>{rows}</div>
      )}
    </ChartWithTable>
  )
}
