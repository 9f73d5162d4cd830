import type { Ticket } from '@jinpiao/contract/credits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { CancelAction } from './CancelAction.tsx'
import { TICKETS_SECTION } from './sections.ts'
import { TicketList } from './TicketList.tsx'
import { TicketsOutcome } from './TicketsOutcome.tsx'
import { useTicketColumns } from './ticketColumns.tsx'
import { useCancelIssue } from './useCancelIssue.tsx'

/** Tickets that the enterprise has issued; who may issue may also take back what nobody has accepted (开立撤回). */
export function IssuedTickets() {
  const { t } = useTranslation('tickets')
  const { creditNo, counterparty, source, amount, issueDate, promisedDate, remaining, state } = useTicketColumns()
  const mayCancel = useMayOpen()('/credit/core/issue/issue')
  const [selected, setSelected] = useState<Ticket[]>([])
  const cancelling = useCancelIssue(() => setSelected([]))

  return (
    <section className={css.section} aria-labelledby={TICKETS_SECTION}>
      <h2 id={TICKETS_SECTION} className={css.heading}>
        {t('issued')}
      </h2>
      <TicketsOutcome acts={cancelling} headingId={TICKETS_SECTION} />
      <TicketList
        scope="ISSUED"
        empty={t('issuedEmpty')}
        columns={[
          creditNo,
          counterparty(t('supplier')),
          amount,
          issueDate,
          promisedDate,
          remaining,
          state('ISSUED'),
          source,
        ]}
        onListChange={() => setSelected([])}
        selection={({ id }) =>
          mayCancel && id === 'PENDING_ACCEPT'
            ? {
                selected,
                onChange: setSelected,
                unselectableReason: ({ lockedBy, state: at }) => {
                  if (lockedBy !== null) return t('cancelInReview')
                  return at === 'PENDING_ACCEPT' ? undefined : t('cancelWrongState')
                },
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
