import { listPayments } from '@jinpiao/contract/payments'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { Deadline } from '#portal/business/exchange/Deadline.tsx'
import { paymentDetailPath } from '#portal/business/exchange/paths.ts'
import { ReportPayment } from '#portal/business/exchange/ReportPayment.tsx'

/** 付款管理: fees of exchanges, paid through one's own bank and reported here. */
export default function PaymentsPage() {
  const { t } = useTranslation('exchange')
  return (
    <ListPage
      route="exchangePayments"
      list={listPayments}
      noun="payments"
      tabsBy="paymentState"
      columns={[
        'paymentNo',
        { key: 'applyNo', of: ({ pkApply }) => ({ pkApply, businessType: 'EXCHANGE' }) },
        'amount',
        'payeeAccountName',
        { key: 'payeeAccount', secondary: true },
        { key: 'deadline', cell: (payment) => <Deadline payment={payment} /> },
        'paymentState',
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (payment) => <ReportPayment payment={payment} isRow />,
        },
      ]}
      filterLabel={t('paymentFilters')}
      primaryFilters={['paymentNo', 'applyNo', 'deadline']}
      sum="amount"
      rowKey={({ pkPayment }) => pkPayment}
      rowName={({ paymentNo }) => t('paymentRow', { no: paymentNo })}
      hrefOf={({ pkPayment }) => `${paymentDetailPath}?id=${pkPayment}`}
      empty={{ text: t('paymentEmpty') }}
    />
  )
}
