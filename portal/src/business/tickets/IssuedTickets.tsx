import { findAction, refusalOf } from '@jinpiao/contract/actions'
import type { Ticket } from '@jinpiao/contract/credits'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/layout.css.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { CancelAction } from './CancelAction.tsx'
import { TICKETS_SECTION } from './sections.ts'
import { TicketList } from './TicketList.tsx'
import { remainingColumn, stateColumn } from './ticketColumns.tsx'
import { useCancelIssue } from './useCancelIssue.ts'

/** Tickets that the enterprise has issued; who may issue may also take back what nobody has accepted (开立撤回). */
export function IssuedTickets({ rows }: { rows?: number }) {
  const { t } = useTranslation('tickets')
  const [selected, setSelected] = useState<Ticket[]>([])
  const cancelling = useCancelIssue(() => setSelected([]))

  return (
    <section className={flushSurface} aria-labelledby={TICKETS_SECTION}>
      <h2 id={TICKETS_SECTION} className={css.flushHeading}>
        {t('issued')}
      </h2>
      <ActsOutcome acts={cancelling} headingId={TICKETS_SECTION} />
      <TicketList
        scope="ISSUED"
        rows={rows}
        empty={t('issuedEmpty')}
        columns={[
          'creditNo',
          'counterpartyName',
          'amount',
          { key: 'issueDate', secondary: true },
          'promisedDate',
          remainingColumn,
          stateColumn('ISSUED'),
          { key: 'sourceName', secondary: true },
        ]}
        onListChange={() => setSelected([])}
        selection={({ id }) =>
          id === 'PENDING_ACCEPT'
            ? {
                selected,
                onChange: setSelected,
                isOffered: ({ actions }) => findAction(actions, 'CANCEL') !== undefined,
                unselectableReason: ({ actions }) => refusalOf(actions, 'CANCEL'),
                amount: (row) => row.amount,
                actions: <CancelAction rows={selected} cancelling={cancelling} />,
              }
            : undefined
        }
      />
      {cancelling.dialog}
    </section>
  )
}
