import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPlan, Instalment } from '@jinpiao/contract/loans'
import { instalmentStates } from '@jinpiao/contract/states/loans'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '#portal/lists/columns.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { instalmentColumn } from './instalmentColumn.ts'

type Plan = DataOf<typeof getPlan>

interface PlanTablesProps {
  plan: Plan
  /** Class of what each table lies on; none where they lie behind a tab, on its surface. */
  place?: string
  /** Of its headings: below the page's own, or below that of a tab. */
  level?: 'h2' | 'h3'
}

/** The plan in force with its sums, then what early repayments have replaced. */
export function PlanTables({ plan: { rows, totals, replaced }, place = flushSurface, level = 'h2' }: PlanTablesProps) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const early =
    decimalToFen(totals.earlyTotal) === 0n
      ? ''
      : t('planEarly', {
          principal: formatMoney(totals.earlyPrincipal),
          interest: formatMoney(totals.earlyInterest),
          feeName: name('feeAmount'),
          fee: formatMoney(totals.earlyFee),
          all: formatMoney(totals.earlyTotal),
        })
  return (
    <>
      <PlanTable
        caption={t('planInForce')}
        place={place}
        level={level}
        rows={rows}
        summary={
          <ProseText>
            {t('planSums', {
              principal: formatMoney(totals.principal),
              interest: formatMoney(totals.interest),
              penaltyName: name('penalty'),
              penalty: formatMoney(totals.penalty),
              due: formatMoney(totals.dueTotal),
              paid: formatMoney(totals.paidTotal),
            }) + early}
          </ProseText>
        }
      />
      {replaced.map((each) => (
        <PlanTable
          key={each.planNo}
          caption={t('planReplaced', { no: each.planNo })}
          place={place}
          level={level}
          rows={each.rows}
        />
      ))}
    </>
  )
}

interface PlanTableProps {
  caption: string
  place: string
  level: 'h2' | 'h3'
  rows: readonly Instalment[]
  summary?: ReactNode
}

function PlanTable({ caption, place, level: Heading, rows, summary }: PlanTableProps) {
  const { t } = useTranslation('loanDraws')
  const terms = useTerms()
  return (
    <section className={place}>
      <Heading className={layout.flushHeading}>{caption}</Heading>
      <DataTable
        caption={caption}
        density="compact"
        columns={columnsOf<Instalment>(
          [
            instalmentColumn(terms.name('instalmentNo'), (no) => t('instalment', { no })),
            { key: 'dueDate', cell: (row) => <DueDay row={row} /> },
            { key: 'principal', isFact: true },
            { key: 'interest', isFact: true },
            { key: 'penalty', secondary: true, isFact: true },
            'dueTotal',
            { key: 'paidTotal', isFact: true },
            'instalmentState',
          ],
          { terms, words: { instalmentState: () => instalmentStates } },
        )}
        rows={rows}
        rowKey={({ instalmentNo }) => String(instalmentNo)}
        rowName={({ instalmentNo }) => t('instalment', { no: instalmentNo })}
        summary={summary ?? null}
        empty={{ text: t('noInstalments') }}
      />
    </section>
  )
}

/** The due day; where it is no working day, with the day on which the bank collects. */
function DueDay({ row: { dueDate, payableDate } }: { row: Instalment }) {
  const { t } = useTranslation('loanDraws')
  if (dueDate === payableDate) return <DayText day={dueDate} />
  return (
    <>
      <DayText day={dueDate} />
      <ProseText>{t('collectedOn', { day: payableDate })}</ProseText>
    </>
  )
}
