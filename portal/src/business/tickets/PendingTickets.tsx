import { findAction, refusalOf } from '@jinpiao/contract/actions'
import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { PENDING_SECTION } from './sections.ts'
import { partiesColumn, remainingColumn } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import { useAnswers } from './useAnswers.tsx'

const QUERY = { scope: 'IN', sort: 'receivedAt,asc' } as const

/** 待签收: what has been issued to the enterprise and waits for its answer. The order is that of arrival. */
export function PendingTickets() {
  const { t } = useTranslation('tickets')
  const hrefOf = useDetailHref('ticket')
  const [selected, setSelected] = useState<Ticket[]>([])
  const answers = useAnswers(() => setSelected([]))
  const isOffered = ({ actions }: Ticket) => findAction(actions, 'ACCEPT') !== undefined
  const reasonOf = ({ actions }: Ticket) => refusalOf(actions, 'ACCEPT')
  const rowName = (row: Ticket) => t('rowName', { creditNo: row.creditNo })
  const columns: ListColumn<Ticket>[] = [
    'creditNo',
    partiesColumn,
    'amount',
    'promisedDate',
    remainingColumn,
    { key: 'receivedAt', secondary: true },
  ]
  const action: ListColumn<Ticket> = {
    id: 'action',
    header: t('actions'),
    card: 'plain',
    isOffered,
    cell: (row) =>
      // Why a row cannot be answered stands beside its box, once.
      isOffered(row) &&
      reasonOf(row) === undefined && (
        <div className={own.rowActions}>
          <AnswerActions rows={[row]} answers={answers} size="small" context={rowName(row)} />
        </div>
      ),
  }

  return (
    <section className={flushSurface} aria-labelledby={PENDING_SECTION}>
      <h2 id={PENDING_SECTION} className={css.flushHeading}>
        {t('pending')}
      </h2>
      <ActsOutcome acts={answers} headingId={PENDING_SECTION} />
      <ListView
        list={listCredits}
        noun="credits"
        query={QUERY}
        prefix="pending"
        caption={t('pendingCaption')}
        columns={[...columns, action]}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={rowName}
        hrefOf={({ pkCredit }) => hrefOf(pkCredit)}
        empty={{ text: t('pendingEmpty') }}
        selection={{
          selected,
          onChange: setSelected,
          isOffered,
          unselectableReason: reasonOf,
          amount: (row) => row.amount,
          actions: <AnswerActions rows={selected} answers={answers} />,
        }}
      />
      {answers.dialog}
    </section>
  )
}
