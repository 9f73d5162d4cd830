import { listRedeemLines } from '@jinpiao/contract/redeem'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import { FailedPayment } from './FailedPayment.tsx'
import { PaymentActs } from './PaymentActs.tsx'

/** Not answered by the bank, whatever the payer has said of it. */
export const payingStates = ['PAYING', 'STATED', 'ASKED', 'CLEARING'] as const

/** 付款中: payments that the bank has not answered yet; what the payer knows of one it states from here. */
export function PayingLines() {
  const { t } = useTranslation('redeem')
  return (
    <ListView
      list={listRedeemLines}
      noun="redeems"
      prefix="paying"
      query={{ lineState: payingStates }}
      caption={t('paying')}
      columns={[
        'creditNo',
        { key: 'redeemNo', of: ({ pkApply }) => ({ pkRedeem: pkApply }) },
        'payeeName',
        'amount',
        'payDate',
        'lineState',
        {
          id: 'acts',
          header: t('acts'),
          card: 'plain',
          cell: (row) => <PaymentActs row={row} fails={<FailedPayment row={row} />} />,
        },
      ]}
      filterLabel={t('queryFilters')}
      primaryFilters={['payeeName', 'creditNo', 'payDate']}
      sum="amount"
      rowKey={({ pkLine }) => pkLine}
      rowName={({ creditNo, redeemNo }) => t('rowName', { creditNo, redeemNo })}
      empty={{ text: t('payingEmpty') }}
    />
  )
}
