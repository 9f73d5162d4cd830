import { Money } from '@jinpiao/ui-kit/Money'
import { fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { CheckLines } from '#portal/archetypes/apply/CheckLines.tsx'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf, toTradeToRead } from '#portal/business/trade/tradeForm.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { SplitInWords } from './SplitInWords.tsx'
import { changeOf, type OutputForm, type TransferForm } from './transferForm.ts'
import { useRecipientPlace } from './useRecipientPlace.ts'
import type { TransferFacts } from './useTransferFacts.ts'

/** What becomes of the ticket, then each recipient, each with the way back to its fields. */
export function TransferCheck({ values, toField, facts }: CheckProps<TransferForm, TransferFacts>) {
  const { t } = useTranslation('transfer')
  const { name } = useTerms()
  const placeOf = useRecipientPlace()
  const tradeRows = useTradeRows()
  const { ticket } = facts
  const { outputs } = values
  const change = (field: string) => ({ onPress: () => toField(field) })
  if (ticket === undefined) return null
  return (
    <>
      <SplitInWords
        creditNo={ticket.creditNo}
        ticketAmount={ticket.amount}
        parts={outputs.map(({ recipientName, amount }) => ({ recipientName, amount: fenToDecimal(fenOf(amount)) }))}
        kept={fenToDecimal(changeOf(outputs, ticket.amount))}
      />
      <FactSheet
        title={t('ticket')}
        change={change('fkCredit')}
        rows={[
          { label: name('creditNo'), value: ticket.creditNo },
          { label: name('issuerName'), value: ticket.issuerName },
          { label: name('ticketAmount'), value: <Money value={ticket.amount} unit /> },
          { label: name('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
          { label: name('daysRemaining'), value: t('days', { count: ticket.daysRemaining ?? 0 }) },
        ]}
      />
      <CheckLines
        type="TRANSFER"
        lines={outputs.map((output, index) => ({
          place: placeOf(index + 1),
          name: output.recipientName,
          amount: fenOf(output.amount),
          sheets: [{ title: name('recipientName'), change: change(`outputs.${index}.pkCorp`), rows: rowsOf(output) }],
        }))}
      />
    </>
  )

  function rowsOf({ recipientName, amount, trade, remark }: OutputForm) {
    return [
      { label: name('recipientName'), value: recipientName },
      {
        label: name('amount'),
        value: (
          <strong>
            <Money value={fenOf(amount)} unit />
          </strong>
        ),
      },
      ...tradeRows(toTradeToRead(trade), { amount: fenToDecimal(fenOf(amount)) }),
      { label: name('remark'), value: remark, isWide: true },
    ]
  }
}
