import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/layout.css.ts'
import { AccountAsked } from './AccountAsked.tsx'
import { FEW_ROWS, TICKETS_SECTION } from './sections.ts'
import { TicketList } from './TicketList.tsx'
import { partiesColumn, remainingColumn, stateColumn } from './ticketColumns.tsx'

/** 我的金票: what the enterprise holds or held, and why a ticket cannot be moved now. */
export function HeldTickets() {
  const { t } = useTranslation('tickets')
  return (
    <section className={flushSurface} aria-labelledby={TICKETS_SECTION}>
      <h2 id={TICKETS_SECTION} className={css.flushHeading}>
        {t('held')}
      </h2>
      <AccountAsked />
      <TicketList
        scope="HELD"
        rows={FEW_ROWS}
        empty={t('heldEmpty')}
        columns={[
          'creditNo',
          partiesColumn,
          { key: 'counterpartyName', secondary: true },
          'amount',
          'promisedDate',
          remainingColumn,
          stateColumn('HELD'),
          { key: 'receivedAt', secondary: true },
        ]}
      />
    </section>
  )
}
