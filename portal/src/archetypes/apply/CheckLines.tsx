import { type BusinessType, calledIn, flowOf } from '@jinpiao/contract/flow'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryListProps } from '@jinpiao/ui-kit/SummaryList'
import type { Fen } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './apply.css.ts'
import { type Party, sumOf } from './apply.ts'

/** One line of a form as its check page shows it. */
export interface CheckLine extends Party {
  /** 第 2 笔, 接收方 2. */
  place: string
  /** Its promised date, where lines have one each. */
  day?: string
  /** Its facts by topic, each with the way back to its fields. */
  sheets: readonly SummaryListProps[]
}

interface CheckLinesProps {
  type: BusinessType
  lines: readonly CheckLine[]
}

/** The lines of a form: one is its fact sheets, several are one table whose rows fold out to them. */
export function CheckLines({ type, lines }: CheckLinesProps) {
  const { t } = useTranslation(['apply', 'trade'])
  const { name, heading } = useTerms()
  const [only] = lines.length === 1 ? lines : []
  if (only !== undefined) return only.sheets.map((sheet) => <FactSheet key={sheet.title} {...sheet} />)

  const amountTerm = calledIn(type, 'amount')
  const dayTerm = calledIn(type, 'promisedDate')
  const columns: Column<CheckLine>[] = [
    { id: 'place', header: t('checkLine'), rowHeader: true, cell: ({ place }) => place },
    { id: 'party', header: name(flowOf(type).counterparty), card: 'party', cell: (line) => line.name },
    ...(amountTerm === undefined ? [] : [amountColumn(heading(amountTerm))]),
    ...(dayTerm === undefined || lines.every(({ day }) => day === undefined) ? [] : [dayColumn(name(dayTerm))]),
  ]
  const titleOf = (place: string, { length }: CheckLine['sheets'], { title = '' }: SummaryListProps) =>
    length === 1 ? place : t('trade:of', { place, part: title })
  return (
    <section className={surface}>
      <DataTable
        caption={name('lines')}
        summary={<LinesTotal total={sumOf(lines)} />}
        columns={columns}
        rows={lines}
        rowKey={({ place }) => place}
        rowName={({ place, name: party }) => t('ofLine', { place, message: party })}
        empty={{ text: t('resultEmpty') }}
        details={({ place, sheets }) => (
          <div className={css.checkSheets}>
            {sheets.map((sheet) => (
              // The place too: two lines may be open, and each 修改 says what it changes.
              <SummaryList key={sheet.title} headingLevel={3} {...sheet} title={titleOf(place, sheets, sheet)} />
            ))}
          </div>
        )}
      />
    </section>
  )
}

/** What the lines come to, also while they are folded. */
function LinesTotal({ total }: { total: Fen | undefined }) {
  const { t } = useTranslation('list')
  if (total === undefined) return null
  return (
    <span>
      {t('sum')} <Money value={total} unit />
    </span>
  )
}

const amountColumn = (header: string): Column<CheckLine> => ({
  id: 'amount',
  header,
  card: 'amount',
  align: 'end',
  cell: ({ amount }, hasHeader) => amount !== undefined && <Money value={amount} unit={!hasHeader} />,
})

const dayColumn = (header: string): Column<CheckLine> => ({
  id: 'day',
  header,
  whole: true,
  cell: ({ day }) => (day === undefined ? null : <DayText day={day} />),
})
