import type { Generated } from 'kysely'

/** What funders offer, by kind: terms that every enterprise may read. */
export interface FunderProductTable {
  pkProduct: string
  kind: string
  fkFunder: string
  funderName: string
  name: string
  /** Per year, in hundredths of a per cent; as all columns in `Bp`. */
  rateBp: number
  penaltyRateBp: number
  /** Days of a year of interest: 360 or 365. */
  dayBasis: number
  minFen: bigint
  maxFen: bigint
  minDays: number
  maxDays: number
  monthsMax: number
  /** JSON: ways to repay. */
  methods: string
  feeBp: number
  earlyFeeBp: number
  /** JSON: what has to be handed in. */
  materials: string
  /** JSON: kinds of documents that are asked for. */
  documents: string
  note: string
  /** `ACTIVE` or `STOPPED`. */
  state: string
}

/** What an enterprise owes for a service: the platform's fees, a bank's, a trust's. */
export interface FeeBillTable {
  pkBill: string
  feeBillNo: string
  noTail: string
  fkCorp: string
  kind: string
  party: string
  /** `PLATFORM`, `BANK`, `TRUST`. */
  partyKind: string
  amountFen: bigint
  /** Month that it is for, `2026-11`. */
  period: string
  /** Number and key of what it was borne by. */
  sourceNo: string
  pkSource: string
  /** `UNPAID`, `CONFIRMING`, `PAID`, `WAIVED`. */
  state: string
  /** How it was paid, as reported: account, serial, day, receipts (JSON). */
  account: string | null
  bankSerial: string | null
  payDate: string | null
  fileIds: Generated<string>
  paidAt: string | null
  /** Last day to pay it. */
  deadline: string
  /** Where it was paid to, as reported: account of the platform (JSON). */
  payTo: string | null
  /** Why the bank has not confirmed the payment that was reported last. */
  reason: string | null
  /** `NONE`, `ISSUING`, `ISSUED`. */
  invoiced: Generated<string>
  pkInvoicing: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** Amounts of invoices that are financed in parts. */
export interface InvoicePartTable {
  invoiceKey: string
  totalFen: bigint
  /** What open applications and financings take of it. */
  usedFen: bigint
}
