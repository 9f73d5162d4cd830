import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { heading } from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { changeOf, type TransferForm } from './transferForm.ts'
import type { TransferFacts } from './useTransferFacts.ts'

/** The ticket, what of it goes to others and what stays (I1): live, in a quiet note. */
export function TransferTotals({ facts: { ticket } }: { facts: TransferFacts }) {
  const { t } = useTranslation('transfer')
  const { name } = useTerms()
  const outputs = useWatch<TransferForm, 'outputs'>({ name: 'outputs' })
  const change = ticket && changeOf(outputs, ticket.amount)
  const isOver = change !== undefined && change < 0n
  useEffect(() => {
    if (isOver) announce(t('over'), { assertive: true })
  }, [isOver, t])

  return (
    <section className={css.side}>
      <h3 className={heading}>{t('totals')}</h3>
      {ticket === undefined || change === undefined ? (
        <p className={css.hint}>{t('noTicket')}</p>
      ) : (
        <>
          <SummaryList
            rows={[
              { label: name('issuerName'), value: ticket.issuerName },
              { label: name('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
              { label: name('daysRemaining'), value: t('days', { count: ticket.daysRemaining }) },
              { label: name('ticketAmount'), value: <Money value={ticket.amount} unit /> },
              { label: name('transferAmount'), value: <Money value={decimalToFen(ticket.amount) - change} unit /> },
              { label: t('kept'), value: <Money value={isOver ? 0n : change} unit /> },
            ]}
          />
          {isOver ? (
            <InlineMessage tone="danger">
              {t('overBy')} <Money value={-change} unit />
            </InlineMessage>
          ) : (
            <AmountInWords
              value={change === decimalToFen(ticket.amount) ? undefined : decimalToFen(ticket.amount) - change}
            />
          )}
        </>
      )}
      <p className={css.hint}>{t('free')}</p>
    </section>
  )
}
