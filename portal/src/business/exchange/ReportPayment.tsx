import { type PaymentRow, registerPayment } from '@jinpiao/contract/payments'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { ReportedPaymentForm } from '#portal/business/reportedPayment/ReportedPayment.tsx'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { ChangeSheet } from '#portal/parts/ChangeSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'

interface ReportPaymentProps {
  payment: Pick<PaymentRow, 'pkPayment' | 'paymentNo' | 'amount' | 'version' | 'blockedReason' | 'payeeAccountName'>
  /** In a list the button says which order it is about. */
  isRow?: boolean
}

/** 登记付款: the fee is paid, the bank is asked whether it has arrived. Where it cannot be reported now, it says why. */
export function ReportPayment({ payment, isRow = false }: ReportPaymentProps) {
  const { t } = useTranslation('exchange')
  const { pkPayment, paymentNo, amount, version, blockedReason, payeeAccountName } = payment
  return (
    <ChangeSheet
      label={t('report')}
      context={isRow ? paymentNo : undefined}
      disabledReason={blockedReason ?? undefined}
    >
      {(sheet) => (
        <ReportedPaymentForm
          {...sheet}
          report={async (report) => {
            await call(registerPayment, { params: { pkPayment }, body: { version, ...report } })
            void refreshAfter('EXCHANGE')
          }}
          done={t('reported')}
        >
          <p>
            <ProseText>{t('paymentRow', { no: paymentNo })}</ProseText>
          </p>
          <p>
            {payeeAccountName} <Money value={amount} />
          </p>
          <p>{t('reportText')}</p>
        </ReportedPaymentForm>
      )}
    </ChangeSheet>
  )
}
