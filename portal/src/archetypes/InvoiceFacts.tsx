import type { TradeInvoice } from '@jinpiao/contract/credits'
import { invoiceSummary } from '@jinpiao/contract/invoice'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { FileLinks, type LinkedFile } from '#portal/parts/FileLinks.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as css from './detail.css.ts'

/** An invoice with those of its files that the reader may open. */
export type InvoiceToRead = Omit<TradeInvoice, 'files'> & { files: readonly LinkedFile[] }

/** One invoice as it reads on paper: number, day, amount, file. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceToRead }) {
  const { t } = useTranslation('approval')
  const { invoiceNo, invoiceCode, issueDate, amountWithTax, files } = invoice
  return (
    <div className={css.invoice}>
      <p>
        <SpokenSerials>
          {invoiceCode === ''
            ? t('invoiceNumber', { no: invoiceNo })
            : t('invoiceCodeAndNumber', { code: invoiceCode, no: invoiceNo })}
        </SpokenSerials>
      </p>
      <p>
        {t('invoiceDate')} <DayText day={issueDate} />
      </p>
      {amountWithTax !== '' && (
        <p>
          {t('amountWithTax')} <Money value={amountWithTax} unit />
        </p>
      )}
      {files.length > 0 && <FileLinks files={files} />}
    </div>
  )
}

/** Invoices of a ticket as rows of its trade background: each, then how much of the amount they cover together. */
export function invoiceRows(
  t: TFunction<'approval'>,
  invoices: readonly InvoiceToRead[],
  /** Decimal string in yuan, empty while there is none. */
  amount: string,
): SummaryRow[] {
  if (invoices.length === 0) return [{ label: t('invoices'), value: <ProseText>{t('noInvoice')}</ProseText> }]
  const { total, coverage } = invoiceSummary(invoices, amount === '' ? 0n : decimalToFen(amount))
  return [
    ...invoices.map((invoice, index) => ({
      label: t('invoiceTitle', { number: index + 1 }),
      value: <InvoiceFacts invoice={invoice} />,
    })),
    {
      label: t('invoiceCoverage'),
      value: (
        <ProseText>
          {t('invoiceCover', { count: invoices.length, amount: formatMoney(total), coverage: String(coverage) })}
        </ProseText>
      ),
    },
  ]
}
