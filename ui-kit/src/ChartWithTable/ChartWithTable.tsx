import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { countFigure } from '../lib/countFigure.ts'
import { chartMessages } from '../lib/messages/chart.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readValue } from '../lib/readValue.ts'
import { Money } from '../Money/Money.tsx'
import { NoValue } from '../SpokenText/NoValue.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './ChartWithTable.css.ts'

/** `money` shows two decimals and is spoken in 万 and 亿. */
export const chartValues = ['money', 'count'] as const
export type ChartValues = (typeof chartValues)[number]

/** What every chart takes. */
export interface ChartParts {
  /**
   * What the chart shows, as a finding: 12月第1周到期 1200万元，为未来90天最高. It is the caption. With amounts in figures
   * give a `SpokenText`: voices read their groups as several numbers.
   */
  finding: ReactNode
  /** Header of the labels in the table: 到期周. */
  labelHeader: string
  /** What the values are, with the unit: 到期金额（元）. Names the table. */
  valueHeader: string
  /** What the decimal strings are, amounts by default. */
  values?: ChartValues
  /** Beside the toggle: 导出 CSV. */
  actions?: ReactNode
}

export interface ChartRow {
  /** 11月21日至27日. Unique in the chart. */
  label: string
  /** Decimal strings, one for each column; — where there is none. */
  values: readonly OrNone<string>[]
}

export interface ChartWithTableProps extends ChartParts {
  /** The numbers, in the order of the drawing; without any nothing is drawn. */
  rows: readonly ChartRow[]
  /** Headers of several columns of values: 开立, 兑付. With one column it is `valueHeader`. */
  columns?: readonly string[]
  /** Drawn for the eye alone. `BarChart` and `LineChart` bring theirs. */
  children: ReactNode
}

/**
 * What a chart stands in: the finding in words for everyone, the drawing for the eye, and the same numbers as a real
 * table (accessibility §5.19). Assistive technology always has the table and never the drawing, so that the finding is
 * heard once; to be seen it is one key away.
 */
export function ChartWithTable(props: ChartWithTableProps) {
  const {
    finding,
    labelHeader,
    valueHeader,
    values = 'money',
    actions,
    rows,
    columns = [valueHeader],
    children,
  } = props
  const t = useMessages(chartMessages)
  const [isShown, setShown] = useState(false)
  const cell = (value: OrNone<string>) => (values === 'money' ? <Money value={value} /> : <Count value={value} />)
  return (
    <figure className={css.figure}>
      <figcaption className={css.finding}>{finding}</figcaption>
      {rows.length === 0 ? (
        <p className={css.none}>{t.none}</p>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <div className={css.actions}>
            <Button
              tone="quiet"
              size="small"
              aria-pressed={isShown}
              context={valueHeader}
              onPress={() => setShown(!isShown)}
            >
              {t.showTable}
            </Button>
            {actions}
          </div>
          <div className={isShown ? undefined : css.unseen} data-shown={isShown || undefined}>
            <div className={isShown ? undefined : css.roomy}>
              <DataTable
                caption={valueHeader}
                density="compact"
                rows={rows}
                rowKey={({ label }) => label}
                rowName={({ label }) => label}
                empty={{ text: t.none }}
                columns={[
                  { id: 'label', header: labelHeader, rowHeader: true, cell: ({ label }) => label },
                  ...columns.map((header, i) => ({
                    id: `value-${i}`,
                    header,
                    align: 'end' as const,
                    cell: (row: ChartRow) => cell(row.values[i]),
                  })),
                ]}
              />
            </div>
          </div>
        </>
      )}
    </figure>
  )
}

function Count({ value }: { value: OrNone<string> }) {
  const t = useMessages(chartMessages)
  const figure = readValue('ChartWithTable', value, countFigure)
  return figure === undefined ? <NoValue /> : <SpokenText visible={figure} spoken={t.count(String(value))} />
}
