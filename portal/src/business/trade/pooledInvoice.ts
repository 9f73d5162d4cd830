import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { emptyInvoice, type InvoiceForm } from './tradeForm.ts'

/** Why an invoice cannot be taken. */
type InvoiceRefusal = 'invoiceFailed' | 'invoiceTaken'

/**
 * What the rules would say of an invoice that is in the pool: the tax office does not confirm it, or too little of it is
 * left. A financing takes a part; whatever bears a ticket takes the whole.
 */
export function refusalOfInvoice(
  { invoiceVerifyState, availableAmount, amountWithTax }: InvoiceRow,
  isByPart: boolean,
): InvoiceRefusal | undefined {
  if (invoiceVerifyState === 'FAILED' || invoiceVerifyState === 'VOID') return 'invoiceFailed'
  const isLeft = isByPart ? availableAmount !== '0.00' : availableAmount === amountWithTax
  return isLeft ? undefined : 'invoiceTaken'
}

/** An invoice of the pool as it is typed; its file is still to be uploaded. */
export const asTyped = ({ invoiceNo, invoiceCode, invoiceDate, amountWithTax }: InvoiceRow): InvoiceForm => ({
  ...emptyInvoice(),
  invoiceNo,
  invoiceCode,
  issueDate: invoiceDate,
  amountWithTax,
})
