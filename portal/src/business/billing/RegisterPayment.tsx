import { findRegisterProblem } from '@jinpiao/contract/billRules'
import { type FeeBill, payBill } from '@jinpiao/contract/bills'
import { businessMessage } from '@jinpiao/contract/errors'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ReportedPaymentForm } from '#portal/business/reportedPayment/ReportedPayment.tsx'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet } from '#portal/parts/ChangeSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface RegisterPaymentProps {
  bill: FeeBill
  size?: 'small' | 'regular'
}

/** 登记缴费 of one bill, in a sheet; why it cannot be reported now stands beside it (P21). */
export function RegisterPayment({ bill, size = 'small' }: RegisterPaymentProps) {
  const { t } = useTranslation('billing')
  const { language } = useTerms()
  const { pkBill, feeBillNo, version, issuingParty, amount } = bill
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
          <p>
            <ProseText>{t('toPay', { feeBillNo, party: issuingParty, amount: formatMoney(amount) })}</ProseText>
          </p>
          <p>{t('notPaidHere')}</p>
        </ReportedPaymentForm>
      )}
    </ChangeSheet>
  )
}
