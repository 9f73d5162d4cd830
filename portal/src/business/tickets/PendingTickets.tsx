import { refusalOf } from '@jinpiao/contract/actions'
import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { columnsOf, type ListColumn } from '#portal/lists/columns.tsx'
import { listQuery } from '#portal/lists/listQuery.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import * as css from '#portal/parts/layout.css.ts'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { PENDING_SECTION } from './sections.ts'
import { remainingColumn } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import { useAnswers } from './useAnswers.tsx'

const PAGE_SIZE = 10

/** 待签收: what has been issued to the enterprise and waits for its answer. The order is that of arrival. */
export function PendingTickets({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const hrefOf = useDetailHref('ticket')
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  const { page, setPage } = usePendingPage()
  const [selected, setSelected] = useState<Ticket[]>([])
  const answers = useAnswers(() => setSelected([]))
  const query = { scope: 'IN', page, pageSize: PAGE_SIZE, sort: 'receivedAt,asc' } as const
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...listQuery('credits', listCredits, query),
    placeholderData: keepPreviousData,
  })

  const reasonOf = ({ actions }: Ticket) => refusalOf(actions, 'ACCEPT')
  const rowName = (row: Ticket) => t('rowName', { creditNo: row.creditNo })
  const columns: ListColumn<Ticket>[] = [
    'creditNo',
    { key: 'counterpartyName', called: 'senderName' },
    'amount',
    'promisedDate',
    remainingColumn,
    { key: 'receivedAt', secondary: true },
  ]
  const action: ListColumn<Ticket> = {
    id: 'action',
    header: t('actions'),
    cell: (row) => (
      <div className={own.rowActions}>
        <AnswerActions rows={[row]} answers={answers} size="small" context={rowName(row)} reason={reasonOf(row)} />
      </div>
    ),
  }

  return (
    <section className={flushSurface} aria-labelledby={PENDING_SECTION}>
      <h2 id={PENDING_SECTION} className={css.flushHeading}>
        {t('pending')}
      </h2>
      <ActsOutcome acts={answers} headingId={PENDING_SECTION} />
      <DataTable
        caption={t('pendingCaption')}
        summary={null}
        density={density}
        columns={columnsOf(isReadOnly ? columns : [...columns, action], {
          terms,
          hrefOf: ({ pkCredit }) => hrefOf(pkCredit),
        })}
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
