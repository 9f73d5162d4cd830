import type { DetailOf } from '@jinpiao/contract/applications'
import type { exchange } from '@jinpiao/contract/exchange'
import { paymentStates } from '@jinpiao/contract/states/exchange'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { TicketTable } from './TicketTable.tsx'

type Detail = DetailOf<typeof exchange>

const exchangeFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.acceptorName })

/** What a decision on an exchange rests on: the bill, the fee with its payment, where it goes, the tickets. */
function ExchangeDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { application, payload, account, bill, tickets, feeRate } = detail
  const { submittedAt, promisedDate, feeAmount } = application
  return (
    <>
      <FactSheet
        title={t('bill')}
        rows={[
          ...(bill ? [{ label: name('billNo'), value: bill.billNo }] : []),
          { label: name('acceptorName'), value: application.acceptorName },
          { label: name('billDueDate'), value: promisedDate && <DayText day={promisedDate} /> },
          { label: name('feeRate'), value: <ProseText>{`${feeRate}%`}</ProseText> },
          { label: name('feeAmount'), value: feeAmount && <Money value={feeAmount} unit /> },
          {
            label: name('receivingAccount'),
            value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
          },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          { label: name('remark'), value: payload.remark, isWide: true },
        ]}
      />
      <PaymentFacts payment={detail.payment} />
      <TicketTable tickets={tickets} />
    </>
  )
}

function PaymentFacts({ payment }: Pick<Detail, 'payment'>) {
  const { name, words } = useTerms()
  if (payment === null) return null
  const { label, tone } = paymentStates[payment.state]
  return (
    <FactSheet
      title={name('feeAmount')}
      rows={[
        { label: name('paymentNo'), value: <NumberLink term="paymentNo" of={payment} no={payment.paymentNo} /> },
        { label: name('paymentState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
        { label: name('deadline'), value: <DayText day={payment.deadline} /> },
      ]}
    />
  )
}

export const exchangeDetail = { face: exchangeFace, facts: ExchangeDetail }
