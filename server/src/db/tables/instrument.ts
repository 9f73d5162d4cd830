/** What: limits, tickets, the applications that move them, the signatures that prove it (product §2.2–§2.5). */

import type { Generated } from 'kysely'

export interface CreditLimitTable {
  pkLimit: string
  fkCorp: string
  /** The funder that grants the limit (额度来源). */
  fkSource: string
  product: string
  channel: string
  totalFen: bigint
  allocatedFen: Generated<bigint>
  frozenFen: Generated<bigint>
  usedFen: Generated<bigint>
  dayFrom: string
  dayTo: string
  state: string
  parentLimit: string | null
  /** Number of entries written; the columns above are the fold of them (I9). */
  entrySeq: Generated<number>
  version: Generated<number>
}

export interface LimitEntryTable {
  fkLimit: string
  seq: number
  kind: string
  amountFen: bigint
  pkApply: string | null
  pkCredit: string | null
  at: string
  totalAfterFen: bigint
  allocatedAfterFen: bigint
  frozenAfterFen: bigint
  usedAfterFen: bigint
}

export interface TicketTable {
  pkCredit: string
  creditNo: string
  rootCredit: string
  parentCredit: string | null
  depth: number
  fkIssuer: string
  fkLimit: string
  amountFen: bigint
  issueDate: string
  promisedDate: string
  payableDate: string
  fkHolder: string
  holderKind: string
  state: string
  lockedBy: string | null
  bornBy: string
  spentBy: string | null
  acceptedAt: string | null
  supplierConsent: number | null
  /** Why the holder refused, or the issuer took it back. */
  endReason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ApplicationTable {
  pkApply: string
  applyNo: string
  businessType: string
  fkCorp: string
  state: string
  /** JSON, the contract's schema of the business type. */
  payload: string
  payloadDigest: string
  amountFen: bigint | null
  fkCounterparty: string | null
  counterpartyName: string | null
  promisedDate: string | null
  fkLimit: string | null
  /** Of the payload, for the hint that a contract has been used before. */
  contractNo: string | null
  batchId: string | null
  createdBy: string
  createdByName: string
  submittedBy: string | null
  submittedAt: string | null
  finishedAt: string | null
  returnReason: string | null
  expiresAt: string | null
  outcome: string | null
  /** Rounds of submission; the four-eyes rule looks at the steps of the current one. */
  round: Generated<number>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ApplicationStepTable {
  pkApply: string
  seq: number
  round: number
  /** State that the application was in. */
  step: string
  /** Enterprise of the actor: the counterparty's for an acceptance. */
  fkCorp: string
  roleCode: string
  personId: string
  personName: string
  decision: string
  comment: string
  pkSign: string | null
  /** What the actor saw and signed: the version, its digest and, on SUBMIT, the payload itself (diffs since a return). */
  version: number
  payloadDigest: string
  payload: string | null
  at: string
}

export interface ApplicationTicketTable {
  pkApply: string
  pkCredit: string
  role: 'IN' | 'OUT'
  isOpen: number
}

export interface InvoiceTable {
  pkInvoice: string
  /** The enterprise that entered it. */
  fkCorp: string
  /** What it is known by on the whole platform: its number, with the code of the old kinds. */
  invoiceKey: string
  invoiceNo: string
  invoiceCode: string
  buyer: string
  seller: string
  issueDate: string
  amountWithTaxFen: bigint
  verifyState: string
  createdAt: string
  updatedAt: string
}

export interface TradeInvoiceTable {
  pkApply: string
  pkInvoice: string
  invoiceKey: string
  /** 1 while it backs this application or its ticket. */
  isOpen: number
}

export interface SignatureTable {
  pkSign: string
  fkCorp: string
  personId: string
  algorithmType: string
  issuerDn: string
  raType: string
  certSerialNo: string
  original: string
  originalDigest: string
  signature: string
  businessType: string
  action: string
  creditList: string
  isDummy: number
  at: string
}

export interface SignRequestTable {
  nonce: string
  fkCorp: string
  userId: string
  personId: string
  businessType: string
  action: string
  original: string
  /** JSON: `[{fkCredit, version, digest, line}]` in line order. */
  entries: string
  createdAt: string
  expiresAt: string
  usedAt: string | null
}
