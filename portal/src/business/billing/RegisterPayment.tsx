import { findRegisterProblem } from '@jinpiao/contract/billRules'
import { type FeeBill, payBill } from '@jinpiao/contract/bills'
import { businessMessage } from '@jinpiao/contract/errors'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ReportedPaymentForm } from '#portal/business/reportedPayment/ReportedPayment.tsx'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet } from '#portal/parts/ChangeSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { payeeOf } from './payeeOf.ts'

interface RegisterPaymentProps {
  bill: FeeBill
  size?: 'small' | 'regular'
}

/** 登记缴费 of one bill, in a sheet; why it cannot be reported now stands beside it (P21). */
export function RegisterPayment({ bill, size = 'small' }: RegisterPaymentProps) {
  const { t } = useTranslation('billing')
  const { language } = useTerms()
  const { pkBill, feeBillNo, version } = bill
  const found = findRegisterProblem(bill)
  return (
    <ChangeSheet
      label={t('register')}
      context={feeBillNo}
      disabledReason={found && businessMessage(found.code, found.values, language)}
      tone={size === 'regular' ? 'primary' : 'quiet'}
      size={size}
    >
      {(sheet) => (
        <ReportedPaymentForm
          of="FEE"
          report={async (payment) => {
            await call(payBill, { params: { pkBill }, body: { version, ...payment } })
            await refresh('fees', 'messages')
          }}
          done={t('registered', { feeBillNo })}
          refusedSerial={bill.refusedSerial}
          {...sheet}
        >
          <WhomToPay bill={bill} />
          <p>{t('notPaidHere')}</p>
        </ReportedPaymentForm>
      )}
    </ChangeSheet>
  )
}

/** How much is to be paid by when, and into which account; without one, who tells it. */
function WhomToPay({ bill }: { bill: FeeBill }) {
  const { t } = useTranslation('billing')
  const { name } = useTerms()
  const { hotline, hotlineHours } = usePlatform()
  const { amount, deadline, partyKind, issuingParty } = bill
  const payee = payeeOf(bill)
  if (payee === undefined) return <p>{t('noPayee', { hotline, hours: hotlineHours })}</p>
  return (
    <>
      <p>
        <ProseText>{t('toPay', { deadline, amount: formatMoney(amount) })}</ProseText>
      </p>
      {partyKind !== 'PLATFORM' && <p>{t('collected', { party: issuingParty })}</p>}
      <SummaryList
        rows={[
          { label: name('payeeAccountName'), value: payee.payeeAccountName },
          { label: name('payeeAccount'), value: <CardNumber value={payee.payeeAccount} /> },
          { label: name('payeeBank'), value: payee.payeeBank },
          { label: name('paymentRemark'), value: payee.paymentRemark },
        ]}
      />
    </>
  )
}
