import { listFeeInvoices } from '@jinpiao/contract/feeInvoices'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { InvoiceActs } from '#portal/business/billing/InvoiceActs.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

const INVOICING = '/my/invoice-manage/invoicing-apply'

/** 发票管理: invoices for fees of the enterprise, each to be fetched or sent again. */
export default function FeeInvoices() {
  const { t } = useTranslation('billing')
  const { name } = useTerms()
  const mayOpen = useMayOpen()
  return (
    <ListPage
      route="feeInvoices"
      list={listFeeInvoices}
      noun="fees"
      tabsBy="invoiceKind"
      columns={[
        'invoiceNo',
        'invoiceKind',
        'issuingParty',
        'amount',
        'taxAmount',
        'invoiceDate',
        {
          key: 'applyNo',
          secondary: true,
          cell: ({ pkApply, applyNo }) =>
            mayOpen(INVOICING) ? (
              <Link kind="standalone" href={`${INVOICING}?pkApply=${pkApply}`}>
                {applyNo}
              </Link>
            ) : (
              applyNo
            ),
        },
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
