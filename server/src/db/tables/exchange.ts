import type { Generated } from 'kysely'

/** An order to pay the fee of an exchange; whoever has paid reports it. */
export interface PaymentTable {
  pkPayment: string
  paymentNo: string
  /** Backwards, for searches by the last digits. */
  noTail: string
  fkCorp: string
  pkApply: string
  amountFen: bigint
  payeeAccountName: string
  payeeAccount: string
  payeeBank: string
  /** What the payer writes to the transfer, so that the bank finds it: the application's number. */
  remark: string
  /** Last day to pay. */
  deadline: string
  /** States of `contract/src/states/exchange.ts`. */
  state: string
  /** As reported: JSON of the paying account, serial, day, receipts (JSON). */
  account: string | null
  bankSerial: string | null
  payDate: string | null
  fileIds: Generated<string>
  /** Why it was refused. */
  reason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** What became of a payment order, step by step. */
export interface PaymentEventTable {
  pkPayment: string
  seq: number
  state: string
  personName: string
  reason: string | null
  at: string
}

/** A bank's bill that was received for tickets. */
export interface BankBillTable {
  pkBill: string
  fkCorp: string
  pkApply: string
  billNo: string
  acceptorName: string
  amountFen: bigint
  dueDate: string
  /** JSON: the account that it was delivered to. */
  account: string
  at: string
}

/** An invoice that the platform, a bank or a trust has made out for fees. */
export interface FeeInvoiceTable {
  pkInvoice: string
  invoiceNo: string
  noTail: string
  fkCorp: string
  kind: string
  /** Who has made it out. */
  partyName: string
  amountFen: bigint
  taxFen: bigint
  issueDate: string
  pkInvoicing: string
  /** Empty until somebody asks for the file. */
  pkFile: string
  createdAt: string
}

/** What stands on the invoices of an enterprise. */
export interface BillingInfoTable {
  fkCorp: string
  taxNo: string
  address: string
  phone: string
  bankName: string
  accountNo: string
  email: string
  kind: string
  version: Generated<number>
  updatedAt: string
}

/** What stood on the invoices of an enterprise when it applied for one (JSON). */
export interface InvoicingBillingTable {
  pkApply: string
  billing: string
  at: string
}

/** Tables of the package exchange, by name. */
export interface ExchangeTables {
  payment: PaymentTable
  payment_event: PaymentEventTable
  bank_bill: BankBillTable
  fee_invoice: FeeInvoiceTable
  billing_info: BillingInfoTable
  invoicing_billing: InvoicingBillingTable
}
