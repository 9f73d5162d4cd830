import { issuerTicketStates, type TicketState, ticketStates } from '@jinpiao/contract/status'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './home.css.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

/** For those who only look: by month and by state, side by side. */
export function Statistics() {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const isCore = useSecurity().user3?.userType === 'CORE'
  const words = isCore ? issuerTicketStates : ticketStates
  return (
    <div className={css.pair}>
      <Counted
        title={t(isCore ? 'monthsCore' : 'monthsChain')}
        caption={t('monthsCaption')}
        of={t('month')}
        rowsOf={({ byMonth }) => byMonth.map(({ month, ...row }) => ({ ...row, key: month, name: month }))}
      />
      <Counted
        title={t('states')}
        caption={t('statesCaption')}
        of={terms.name('state')}
        rowsOf={({ byState }) =>
          byState.toSorted(byLife).map(({ state, ...row }) => ({
            ...row,
            key: state,
            name: terms.words(words[state as TicketState].label),
          }))
        }
        cell={({ key, name }) => <StatusTag tone={words[key as TicketState].tone}>{name}</StatusTag>}
      />
    </div>
  )
}

/** In the order of a ticket's life, which is the order of the table of words. */
const life = Object.keys(ticketStates)
const byLife = (a: { state: string }, b: { state: string }) => life.indexOf(a.state) - life.indexOf(b.state)

interface Row {
  key: string
  name: string
  count: number
  amount: string
}

interface CountedProps {
  title: string
  caption: string
  /** Header of the first column. */
  of: string
  rowsOf: (data: FiguresData) => Row[]
  cell?: (row: Row) => ReactNode
}

function Counted({ title, caption, of, rowsOf, cell = ({ name }) => name }: CountedProps) {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const failureOf = useLoadFailure()
  const headingId = useId()
  const { data, error, isPending, refetch } = useFigures()
  return (
    <section className={flushSurface} aria-labelledby={headingId}>
      <h2 id={headingId} className={visuallyHidden}>
        {title}
      </h2>
      <DataTable
        caption={caption}
        density="compact"
        columns={[
          { id: 'name', header: of, rowHeader: true, cell },
          { id: 'count', header: t('countColumn'), align: 'end', cell: ({ count }) => count },
          {
            id: 'amount',
            header: terms.heading('amount'),
            card: 'amount',
            align: 'end',
            cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
          },
        ]}
        rows={data ? rowsOf(data) : []}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        isLoading={isPending}
        error={failureOf({ error, refetch })}
        empty={{ text: t('monthsEmpty') }}
      />
    </section>
  )
}
