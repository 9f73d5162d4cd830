import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { invoiceVerifyStates } from '@jinpiao/contract/states/finance'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { muted } from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the tax office says of an invoice, with its reason where it does not agree. */
export function CheckState({ invoice }: { invoice: Pick<InvoiceRow, 'invoiceVerifyState' | 'verifyNote'> }) {
  const { words } = useTerms()
  const { invoiceVerifyState, verifyNote } = invoice
  const { label, tone } = invoiceVerifyStates[invoiceVerifyState]
  return (
    <>
      <StatusTag tone={tone}>{words(label)}</StatusTag>
      {verifyNote !== '' && <span className={muted}> {verifyNote}</span>}
    </>
  )
}
