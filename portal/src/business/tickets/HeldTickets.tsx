import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/page.css.ts'
import { TICKETS_SECTION } from './sections.ts'
import { TicketList } from './TicketList.tsx'
import { useTicketColumns } from './ticketColumns.tsx'

/** 我的金票: what the enterprise holds or held, and why a ticket cannot be moved now. */
export function HeldTickets() {
  const { t } = useTranslation('tickets')
  const columns = useTicketColumns()
  const { creditNo, counterparty, amount, promisedDate, remaining, receivedAt, state } = columns
  return (
    <section className={css.section} aria-labelledby={TICKETS_SECTION}>
      <h2 id={TICKETS_SECTION} className={css.heading}>
        {t('held')}
      </h2>
      <TicketList
        scope="HELD"
        empty={t('heldEmpty')}
        columns={[creditNo, counterparty(t('issuer')), amount, promisedDate, remaining, state('HELD'), receivedAt]}
      />
    </section>
  )
}
