import type { DetailOf } from '@jinpiao/contract/applications'
import type { invoicing } from '@jinpiao/contract/invoicing'
import { invoiceKinds, receiveWays } from '@jinpiao/contract/states/exchange'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { BillRows } from './BillRows.tsx'
import { DownloadInvoice } from './InvoiceActs.tsx'

type Detail = DetailOf<typeof invoicing>

/** An application for an invoice as its enterprise sees it later; once it is made out, the invoice to fetch. */
function InvoicingFacts({ detail }: { detail: Detail }) {
  const { t } = useTranslation('billing')
  const { name, words } = useTerms()
  const { application, payload, bills, billing, invoice } = detail
  const { submittedAt } = application
  const isMail = payload.receiveBy === 'EMAIL'
  return (
    <>
      {invoice && (
        <FactSheet
          title={t('issued')}
          rows={[
            {
              label: name('invoiceNo'),
              value: (
                <>
                  {invoice.invoiceNo} <DownloadInvoice invoice={invoice} />
                </>
              ),
            },
            { label: name('invoiceDate'), value: <DayText day={invoice.invoiceDate} /> },
            { label: name('taxAmount'), value: <Money value={invoice.taxAmount} unit /> },
          ]}
        />
      )}
      <FactSheet
        title={t('invoice')}
        rows={[
          { label: name('issuingParty'), value: application.issuingParty },
          { label: name('invoiceKind'), value: words(invoiceKinds[payload.invoiceKind].label) },
          { label: name('receiveBy'), value: words(receiveWays[payload.receiveBy].label) },
          isMail
            ? { label: name('email'), value: payload.email }
            : { label: name('receiverAddress'), value: payload.address },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          { label: name('remark'), value: payload.remark, isWide: true },
        ]}
      />
      {billing && (
        <FactSheet
          title={t('onInvoice')}
          rows={[
            { label: name('invoiceTitle'), value: billing.invoiceTitle },
            { label: name('taxNo'), value: billing.taxNo },
            { label: name('billingAddress'), value: billing.billingAddress },
            { label: name('billingPhone'), value: billing.billingPhone },
            { label: name('bankName'), value: billing.bankName },
            { label: name('accountNo'), value: <CardNumber value={billing.accountNo} /> },
          ]}
        />
      )}
      <BillRows bills={bills} />
    </>
  )
}

export const invoicingDetail: DetailParts<typeof invoicing> = {
  face: ({ application }) => ({ counterparty: application.issuingParty }),
  facts: InvoicingFacts,
}
