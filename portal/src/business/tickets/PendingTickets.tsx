import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import * as css from '#portal/parts/page.css.ts'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { PENDING_SECTION } from './sections.ts'
import { TicketsOutcome } from './TicketsOutcome.tsx'
import { type TicketColumn, useTicketColumns } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import { useAnswers } from './useAnswers.tsx'

const PAGE_SIZE = 10

/** 待签收: what has been issued to the enterprise and waits for its answer. The order is that of arrival. */
export function PendingTickets({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const { t } = useTranslation('tickets')
  const { creditNo, counterparty, amount, promisedDate, remaining, receivedAt } = useTicketColumns()
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  const { page, setPage } = usePendingPage()
  const [selected, setSelected] = useState<Ticket[]>([])
  const answers = useAnswers(() => setSelected([]))
  const query = { scope: 'IN', page, pageSize: PAGE_SIZE, sort: 'receivedAt,asc' } as const
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...queryOf('credits', listCredits, { query }),
    placeholderData: keepPreviousData,
  })

  const reasonOf = ({ lockedBy }: Ticket) => (lockedBy === null ? undefined : t('lockedByCancel'))
  const rowName = (row: Ticket) => t('rowName', { creditNo: row.creditNo })
  const columns: TicketColumn[] = [creditNo, counterparty(t('issuer')), amount, promisedDate, remaining, receivedAt]
  const action: TicketColumn = {
    id: 'action',
    header: t('action'),
    cell: (row) => (
      <div className={own.rowActions}>
        <AnswerActions rows={[row]} answers={answers} size="small" context={rowName(row)} reason={reasonOf(row)} />
      </div>
    ),
  }

  return (
    <section className={css.section} aria-labelledby={PENDING_SECTION}>
      <h2 id={PENDING_SECTION} className={css.heading}>
        {t('pending')}
      </h2>
      <TicketsOutcome acts={answers} headingId={PENDING_SECTION} />
      <DataTable
        caption={t('pendingCaption')}
        density={density}
        columns={isReadOnly ? columns : [...columns, action]}
        rows={data?.list ?? []}
        total={data?.pagecond.count}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={rowName}
        isLoading={isPending || isPlaceholderData}
        error={error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() }}
        empty={{ text: t('pendingEmpty') }}
        pagination={data && { page, pageCount: Math.ceil(data.pagecond.count / PAGE_SIZE), onPageChange: setPage }}
        selection={
          isReadOnly
            ? undefined
            : {
                selected,
                onChange: setSelected,
                unselectableReason: reasonOf,
                amount: (row) => row.amount,
                actions: <AnswerActions rows={selected} answers={answers} />,
              }
        }
      />
      {answers.dialog}
    </section>
  )
}

/** A page of its own beside the one of 我的金票, which is on the same page. */
function usePendingPage() {
  const [parameters, setParameters] = useSearchParams()
  const asked = Number(parameters.get('pendingPage'))
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    setPage: (page: number) =>
      setParameters(
        (now) => {
          now.set('pendingPage', String(page))
          return now
        },
        { replace: true },
      ),
  }
}
