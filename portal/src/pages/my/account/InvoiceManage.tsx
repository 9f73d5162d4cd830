import { listFeeInvoices } from '@jinpiao/contract/feeInvoices'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { InvoiceActs } from '#portal/business/billing/InvoiceActs.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** 发票管理: invoices for fees of the enterprise, each to be fetched or sent again. */
export default function FeeInvoices() {
  const { t } = useTranslation('billing')
  const { name } = useTerms()
  return (
    <ListPage
      route="feeInvoices"
      list={listFeeInvoices}
      noun="fees"
      tabsBy="invoiceKind"
      columns={[
        { key: 'invoiceNo', of: null },
        'invoiceKind',
        'issuingParty',
        'amount',
        'taxAmount',
        'invoiceDate',
        { key: 'applyNo', secondary: true, of: ({ pkApply }) => ({ pkApply, businessType: 'INVOICING' }) },
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (invoice) => <InvoiceActs invoice={invoice} />,
        },
      ]}
      filterLabel={t('invoiceFilters')}
      primaryFilters={['invoiceNo', 'issuingParty', 'invoiceDate']}
      sum={listFeeInvoices.list.sums}
      rowKey={({ pkInvoice }) => pkInvoice}
      rowName={({ invoiceNo }) => t('invoiceName', { name: name('invoiceNo'), invoiceNo })}
      empty={{ text: t('noInvoices') }}
    />
  )
}
