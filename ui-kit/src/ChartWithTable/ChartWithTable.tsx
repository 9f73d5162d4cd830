import { ChevronDown } from 'lucide-react'
import { formatMoney } from '@jinpiao/values/money'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { smallIconProps } from '../lib/icon.ts'
import { useMessages } from '../lib/messages.ts'
import { chartMessages } from '../lib/messages/chart.ts'
import { Money } from '../Money/Money.tsx'
import { barShares } from './barShares.ts'
import * as css from './ChartWithTable.css.ts'

export const chartValues = ['money', 'count'] as const

export interface Bar {
  /** 11月21日至27日. Unique in the chart. */
  label: string
  /** Decimal string, ≥ 0. */
  value: string
}

export interface ChartWithTableProps {
  /** What the chart shows, as a finding: 12月第1周到期 1200万元，为未来90天最高. Caption, and the chart's name. */
  finding: string
  /** At most a dozen or so; in the order of time. */
  bars: readonly Bar[]
  /** Header of the labels in the table: 到期周. */
  labelHeader: string
  /** Header of the values, with the unit: 到期金额（元）. */
  valueHeader: string
  /** `money` shows two decimals and is spoken in 万 and 亿. */
  values?: (typeof chartValues)[number]
  /** Beside the toggle: 导出 CSV. */
  actions?: ReactNode
}

/**
 * Bars for the eye, a finding in words for everyone, and the same numbers as a real table one key away
 * (accessibility §5.19). Each bar carries its label and its value, so nothing has to be read off by colour, axis or
 * pointer.
 */
export function ChartWithTable(props: ChartWithTableProps) {
  const { finding, bars, labelHeader, valueHeader, values = 'money', actions } = props
  const t = useMessages(chartMessages)
  const [open, setOpen] = useState(false)
  const findingId = useId()
  const tableId = useId()
  const shares = barShares(bars.map(({ value }) => value))
  const isMoney = values === 'money'
  return (
    <figure className={css.figure}>
      <figcaption id={findingId} className={css.finding}>
        {finding}
      </figcaption>
      {bars.length > 0 && (
        // One picture to assistive technology: the table is where the numbers are read.
        <div role="img" aria-labelledby={findingId}>
          <div aria-hidden="true" className={css.chart}>
            {bars.map(({ label, value }, i) => (
              <div key={label} className={css.row}>
                <span className={css.label}>{label}</span>
                <span className={css.track}>
                  <span className={css.bar} style={{ inlineSize: `${shares[i]}%` }} />
                </span>
                <span className={css.value}>{isMoney ? formatMoney(value) : value}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      {bars.length === 0 && <p className={css.none}>{t.none}</p>}
      {bars.length > 0 && (
        <div className={css.actions}>
          <Button
            tone="quiet"
            size="small"
            aria-expanded={open}
            {...(open && { 'aria-controls': tableId })}
            icon={<ChevronDown {...smallIconProps} className={open ? css.turned : undefined} />}
            onPress={() => setOpen(!open)}
          >
            {t.showTable}
          </Button>
          {actions}
        </div>
      )}
      {open && (
        <div id={tableId}>
          <DataTable
            caption={valueHeader}
            density="compact"
            rows={bars}
            rowKey={({ label }) => label}
            rowName={({ label }) => label}
            empty={{ text: t.none }}
            columns={[
              { id: 'label', header: labelHeader, rowHeader: true, cell: ({ label }) => label },
              {
                id: 'value',
                header: valueHeader,
                align: 'end',
                cell: ({ value }) => (isMoney ? <Money value={value} /> : value),
              },
            ]}
          />
        </div>
      )}
    </figure>
  )
}
