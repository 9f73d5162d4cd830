import { type PaymentRow, registerPayment } from '@jinpiao/contract/payments'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ReportedPaymentForm } from '#portal/business/reportedPayment/ReportedPayment.tsx'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { ChangeSheet } from '#portal/parts/ChangeSheet.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface ReportPaymentProps {
  payment: Pick<
    PaymentRow,
    | 'pkPayment'
    | 'paymentNo'
    | 'amount'
    | 'version'
    | 'blockedReason'
    | 'payeeAccountName'
    | 'paymentState'
    | 'refusedSerial'
  >
  /** In a list the button says which order it is about. */
  isRow?: boolean
}

/**
 * 登记付款: the fee is paid, the bank is asked whether it has arrived. Where it is still to be paid and cannot be reported,
 * it says why; an order that is reported, paid or closed has no such act any more.
 */
export function ReportPayment({ payment, isRow = false }: ReportPaymentProps) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { pkPayment, paymentNo, amount, version, blockedReason, payeeAccountName, paymentState } = payment
  if (blockedReason !== null && paymentState !== 'UNPAID') return isRow ? <span className={css.noActs}>—</span> : null
  return (
    <ChangeSheet
      label={t('report')}
      tone={isRow ? 'secondary' : 'primary'}
      size={isRow ? 'small' : 'regular'}
      context={isRow ? paymentNo : undefined}
      disabledReason={blockedReason ?? undefined}
    >
      {(sheet) => (
        <ReportedPaymentForm
          {...sheet}
          of="EXCHANGE"
          report={async (report) => {
            await call(registerPayment, { params: { pkPayment }, body: { version, ...report } })
            void refreshAfter('EXCHANGE')
          }}
          done={t('reported')}
          refusedSerial={payment.refusedSerial}
        >
          <SummaryList
            rows={[
              { label: name('paymentNo'), value: paymentNo },
              { label: name('payeeAccountName'), value: payeeAccountName },
              { label: name('amount'), value: <Money value={amount} unit /> },
            ]}
          />
          <p>{t('reportText')}</p>
        </ReportedPaymentForm>
      )}
    </ChangeSheet>
  )
}
