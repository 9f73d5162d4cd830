import { kindWords, type StatisticFigure, type StatisticKind, type Statistics } from '@jinpiao/contract/statistics'
import { CsvButton } from '@jinpiao/ui-kit/CsvButton'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './statistics.css.ts'

interface StatisticsTableProps {
  statistics: Statistics
  kinds: readonly StatisticKind[]
  /** `2026年11月`, `2026年第4季度`. */
  labelOf: (period: string) => string
  /** Name of the file, which says what it is about. */
  fileName: string
}

interface Row {
  label: string
  figures: readonly StatisticFigure[]
  /** The last line, which adds the others up. */
  isTotal?: true
}

/** Every period with how many and how much of each kind, their totals last; the same as a file. */
export function StatisticsTable({ statistics, kinds, labelOf, fileName }: StatisticsTableProps) {
  const { t } = useTranslation('statistics')
  const { words } = useTerms()
  const rows: Row[] = [
    ...statistics.periods.map(({ period, figures }) => ({ label: labelOf(period), figures })),
    { label: t('total'), figures: statistics.totals, isTotal: true },
  ]
  const figureOf = ({ figures }: Row, kind: StatisticKind) => figures.find((each) => each.kind === kind)
  const amountOf = (row: Row, kind: StatisticKind) => figureOf(row, kind)?.amount ?? '0.00'
  const countOf = (row: Row, kind: StatisticKind) => String(figureOf(row, kind)?.count ?? 0)
  return (
    <section className={flushSurface} aria-labelledby="statistics-table">
      <div className={`${layout.flushPart} ${layout.headLine}`}>
        <h2 id="statistics-table" className={page.heading}>
          {t('table')}
        </h2>
        <span className={layout.headActions}>
          <CsvButton
            size="small"
            fileName={fileName}
            rows={rows}
            columns={[
              { header: t('period'), kind: 'text', value: ({ label }) => label },
              ...kinds.flatMap((kind) => {
                const name = words(kindWords(kind))
                return [
                  { header: t('countOf', { name }), kind: 'text', value: (row: Row) => countOf(row, kind) } as const,
                  {
                    header: t('amountOf', { name }),
                    kind: 'amount',
                    value: (row: Row) => amountOf(row, kind),
                  } as const,
                ]
              }),
            ]}
          />
        </span>
      </div>
      <DataTable<Row>
        caption={t('table')}
        density="compact"
        showsCount={false}
        total={statistics.periods.length}
        rows={rows}
        rowKey={({ label }) => label}
        rowName={({ label }) => label}
        empty={{ text: t('none') }}
        columns={[
          {
            id: 'period',
            header: t('period'),
            rowHeader: true,
            cell: ({ label, isTotal }) => <span className={isTotal && css.total}>{label}</span>,
          },
          ...kinds.map((kind) => ({
            id: kind,
            header: t('amountOf', { name: words(kindWords(kind)) }),
            align: 'end' as const,
            cell: (row: Row, hasHeader: boolean) => (
              <span className={row.isTotal ? css.total : undefined}>
                <Money value={amountOf(row, kind)} unit={!hasHeader} />
                {t('count', { count: Number(countOf(row, kind)) })}
              </span>
            ),
          })),
        ]}
      />
    </section>
  )
}
