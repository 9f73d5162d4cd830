import type { DetailOf } from '@jinpiao/contract/applications'
import type { finance } from '@jinpiao/contract/finance'
import { stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { PayrollDetail, PayrollLists, WagesMade } from '#portal/business/payroll/PayrollDetail.tsx'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { FinanceOutcome } from './FinanceOutcome.tsx'
import { QuoteComparison } from './QuoteComparison.tsx'

type Detail = DetailOf<typeof finance>

export const financeFace = ({ application }: Detail): ApplicationFace => ({
  // Wages have no day of their own.
  ...(application.businessType === 'FINANCE' && { days: ['daysRemaining', application.daysRemaining] as const }),
  counterparty: application.funderName,
})

/** Of a financing, or of the wages that are paid from one. */
export function FinanceDetail({ detail }: { detail: Detail }) {
  const Facts = detail.application.businessType === 'PAYROLL' ? PayrollDetail : FinancingDetail
  return <Facts detail={detail} />
}

/** What a decision on a financing rests on: the ticket, the price as signed and as of today, the account, the trade. */
function FinancingDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  const tradeRows = useTradeRows()
  const { application, issuerName, ticketAmount, changeAmount, account, trade, outcome } = detail
  const { submittedAt } = application
  return (
    <>
      {outcome && <FinanceOutcome outcome={outcome} />}
      <PayrollLists payrolls={detail.payrolls} />
      <WagesMade detail={detail} />
      <QuoteComparison detail={detail} />
      <FactSheet
        title={t('ticket')}
        rows={[
          { label: name('creditNo'), value: <NumberLink term="creditNo" of={application} no={application.creditNo} /> },
          { label: name('issuerName'), value: issuerName },
          { label: name('ticketAmount'), value: <Money value={ticketAmount} unit /> },
          ...(changeAmount ? [{ label: name('changeAmount'), value: <Money value={changeAmount} unit /> }] : []),
          {
            label: name('promisedDate'),
            value: application.promisedDate && <DayText day={application.promisedDate} />,
          },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        ]}
      />
      <FactSheet
        title={t('payment')}
        rows={[
          {
            label: name('receivingAccount'),
            value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
          },
          { label: name('accountName'), value: account?.accountName },
          { label: name('contactName'), value: detail.contactName },
          { label: name('contactMobile'), value: detail.contactMobile },
        ]}
      />
      <FactSheet title={name('tradeBackground')} rows={tradeRows(trade, { amount: application.amount ?? '' })} />
    </>
  )
}

/** By when platform, funder and bank answer, while a financing waits for one of them. */
function FinancePace({ detail: { application } }: { detail: Detail }) {
  const { t } = useTranslation('finance')
  const step = stepOf(application.businessType, application.state)
  if (application.businessType !== 'FINANCE' || step === undefined || isDecision(step)) return null
  return <p>{t('sla')}</p>
}

export const financeDetail = { face: financeFace, facts: FinanceDetail, pace: FinancePace }
