import type { TradeInvoice } from '@jinpiao/contract/trade'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import * as css from '#portal/archetypes/detail.css.ts'
import { FileLinks, type LinkedFile } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** An invoice with those of its files that the reader may open. */
export type InvoiceToRead = Omit<TradeInvoice, 'files'> & { files: readonly LinkedFile[] }

/** One invoice as it reads on paper: number, day, amount, file. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceToRead }) {
  const terms = useTerms()
  const { invoiceNo, invoiceCode, issueDate, amountWithTax, files } = invoice
  return (
    <div className={css.invoice}>
      {invoiceCode !== '' && <Numbered label={terms.name('invoiceCode')} no={invoiceCode} />}
      <Numbered label={terms.name('invoiceNo')} no={invoiceNo} />
      <p>
        {terms.name('invoiceDate')} <DayText day={issueDate} />
      </p>
      {amountWithTax !== '' && (
        <p>
          {terms.name('amountWithTax')} <Money value={amountWithTax} unit />
        </p>
      )}
      {files.length > 0 && <FileLinks files={files} name={`${terms.name('invoiceFiles')} ${invoiceNo}`} />}
    </div>
  )
}

function Numbered({ label, no }: { label: string; no: string }) {
  return (
    <p>
      <SpokenSerials>{`${label} ${no}`}</SpokenSerials>
    </p>
  )
}
