import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { changeOf, type OutputForm, type TransferForm } from './transferForm.ts'
import { useRecipientPlace } from './useRecipientPlace.ts'
import type { TransferFacts } from './useTransferFacts.ts'

/** The ticket, what of it goes to whom and what stays (I1). */
export function TransferTotals({ facts: { ticket } }: { facts: TransferFacts }) {
  const { t } = useTranslation('transfer')
  const { name } = useTerms()
  const placeOf = useRecipientPlace()
  const outputs = useWatch<TransferForm, 'outputs'>({ name: 'outputs' })
  const rail = { title: t('totals'), foot: t('free') }
  if (ticket === undefined) return <TotalsRail {...rail} hint={t('noTicket')} />
  const change = changeOf(outputs, ticket.amount)
  const given = decimalToFen(ticket.amount) - change
  const isOver = change < 0n

  return (
    <TotalsRail {...rail} hint={t('totalsCount', { count: outputs.length })} total={given} isOver={isOver}>
      <Meter
        size="compact"
        label={t('totals')}
        used={fenToDecimal(given)}
        total={ticket.amount}
        words={{ used: t('given'), over: t('overBy') }}
      />
      <SummaryList
        rows={[
          ...(outputs.length === 1 ? [] : outputs.map(partOf)),
          { label: t('kept'), value: <Money value={isOver ? 0n : change} unit /> },
          { label: name('ticketAmount'), value: <Money value={ticket.amount} unit /> },
          { label: name('issuerName'), value: ticket.issuerName },
          { label: name('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
          { label: name('daysRemaining'), value: t('days', { count: ticket.daysRemaining ?? 0 }) },
        ]}
      />
    </TotalsRail>
  )

  function partOf({ recipientName, amount }: OutputForm, index: number): SummaryRow {
    const value = (
      <div className={css.totals}>
        {recipientName}
        <Money value={fenOf(amount)} unit />
      </div>
    )
    return { label: placeOf(index + 1), value }
  }
}
