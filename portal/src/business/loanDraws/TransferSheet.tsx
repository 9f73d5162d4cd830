import { type OwedNow, reportTransfer } from '@jinpiao/contract/loanDue'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { ReportedPaymentForm } from '#portal/business/reportedPayment/ReportedPayment.tsx'
import { moneyText } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet } from '#portal/parts/ChangeSheet.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { OwedAmount } from './OwedAmount.tsx'

interface TransferSheetProps {
  pkDraw: string
  owed: OwedNow
}

/** 转账还款: the account of the funder with the remark that names the loan; what was transferred is reported here. */
export function TransferSheet({ pkDraw, owed }: TransferSheetProps) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const { payTo, drawNo, total, transfer, transferRefusal, funderName } = owed
  const refusal = transferRefusal ?? (payTo === null ? t('owed.noPayTo', { funder: funderName }) : undefined)
  return (
    <ChangeSheet label={t('owed.byTransfer')} context={drawNo} size="regular" disabledReason={refusal}>
      {(sheet) => (
        <ReportedPaymentForm
          {...sheet}
          of="LOAN"
          amount={total}
          refusedSerial={transfer?.state === 'REFUSED' ? transfer.bankSerial : null}
          report={async (payment, amount) => {
            await call(reportTransfer, { params: { pkDraw }, body: { ...payment, amount: moneyText(amount) } })
            void refresh('loans', 'todos')
          }}
          done={t('owed.reported')}
        >
          {payTo !== null && (
            <SummaryList
              title={t('owed.payTo')}
              rows={[
                { label: name('payeeAccountName'), value: payTo.payeeAccountName },
                { label: name('payeeAccount'), value: <CardNumber value={payTo.payeeAccount} /> },
                { label: name('payeeBank'), value: payTo.payeeBank },
                { label: name('paymentRemark'), value: drawNo },
              ]}
            />
          )}
          <OwedAmount owed={owed} />
        </ReportedPaymentForm>
      )}
    </ChangeSheet>
  )
}
