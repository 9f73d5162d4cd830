import type { DetailOf } from '@jinpiao/contract/applications'
import type { transfer } from '@jinpiao/contract/transfer'
import { Money } from '@jinpiao/ui-kit/Money'
import { decimalToFen } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { CheckLines } from '#portal/archetypes/apply/CheckLines.tsx'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { PartOutcomes } from '#portal/archetypes/PartOutcomes.tsx'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { SplitInWords } from './SplitInWords.tsx'
import { useRecipientPlace } from './useRecipientPlace.ts'

type Detail = DetailOf<typeof transfer>

export const transferFace = ({ application }: Detail): ApplicationFace => ({
  days: ['daysRemaining', application.daysRemaining],
  counterparty: application.recipientName,
})

/** What a decision on a transfer rests on: the ticket, then the recipients, each with its trade background. */
export function TransferDetail({
  detail: { application, issuerName, outputs, ticketAmount, depth },
}: {
  detail: Detail
}) {
  const { t } = useTranslation('transfer')
  const { name } = useTerms()
  const placeOf = useRecipientPlace()
  const tradeRows = useTradeRows()
  const { submittedAt } = application
  return (
    <>
      <FactSheet
        title={t('ticket')}
        rows={[
          { label: name('creditNo'), value: <NumberLink term="creditNo" of={application} no={application.creditNo} /> },
          { label: name('issuerName'), value: issuerName },
          { label: name('ticketAmount'), value: <Money value={ticketAmount} unit /> },
          { label: name('depth'), value: t('depthTimes', { count: depth }) },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        ]}
      />
      <CheckLines
        type="TRANSFER"
        lines={outputs.map(({ recipientName, amount, remark, trade, reason }, index) => ({
          place: placeOf(index + 1),
          name: recipientName,
          ...(amount !== null && { amount: decimalToFen(amount) }),
          sheets: [
            {
              title: name('recipientName'),
              rows: [
                { label: name('recipientName'), value: recipientName },
                { label: name('amount'), value: amount && <Money value={amount} unit /> },
                ...(reason === null ? [] : [{ label: name('reason'), value: reason }]),
                { label: name('remark'), value: remark },
                ...tradeRows(trade, { amount: amount ?? '' }),
              ],
            },
          ],
        }))}
      />
    </>
  )
}

const toneOf = {
  DRAFT: 'neutral',
  PENDING_ACCEPT: 'info',
  ACCEPTED: 'success',
  REFUSED: 'warning',
  LAPSED: 'warning',
} as const

/** What each recipient has answered. */
export function TransferOutcomes({ detail: { outputs } }: { detail: Detail }) {
  const { t } = useTranslation('transfer')
  const parts = outputs.flatMap(({ recipientName, state, ...output }) =>
    state === 'DRAFT' ? [] : [{ ...output, party: recipientName, state: t(`output.${state}`), tone: toneOf[state] }],
  )
  return <PartOutcomes label={t('answer')} parts={parts} />
}

/** What becomes of the ticket. */
export function TransferParts({ detail: { application, ticketAmount, outputs } }: { detail: Detail }) {
  const parts = outputs.map(({ recipientName, amount }) => ({ recipientName, amount: amount ?? '0.00' }))
  return (
    <SplitInWords
      creditNo={application.creditNo}
      ticketAmount={ticketAmount}
      parts={parts}
      kept={application.changeAmount ?? '0.00'}
    />
  )
}

export const transferDetail = { face: transferFace, head: TransferOutcomes, facts: TransferDetail, rail: TransferParts }
