import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ChosenTicket } from './exchangeForm.ts'

/** The tickets of an exchange, to read. */
export function TicketTable({ tickets }: { tickets: readonly ChosenTicket[] }) {
  const { t } = useTranslation('exchange')
  const terms = useTerms()
  return (
    <section className={surface}>
      <DataTable
        caption={t('tickets')}
        columns={columnsOf<ChosenTicket>(['creditNo', 'issuerName', 'amount', 'promisedDate'], { terms })}
        rows={tickets}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo, issuerName }) => t('ticketName', { creditNo, issuer: issuerName })}
        empty={{ text: t('noTickets') }}
      />
    </section>
  )
}
