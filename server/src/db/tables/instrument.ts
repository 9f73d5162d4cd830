/** What: limits, tickets, the applications that move them, the signatures that prove it (product §2.2–§2.5). */

import type { Generated, GeneratedAlways } from 'kysely'

export interface CreditLimitTable {
  pkLimit: string
  fkCorp: string
  /** The funder that grants the limit (额度来源). */
  fkSource: string
  /** Its name, because lists are ordered by it. */
  sourceName: string
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
  /** The kind as the books name it, `entryKindOf` in SQL: each has one sign. Worked out by the database. */
  entryKind: GeneratedAlways<string>
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
  /** Who handed it to the holder: the issuer, or whoever passed it on; of change, whoever had handed the whole. */
  fkSender: string | null
  /** To whom the root was issued: what has become of it further down is not the issuer's to know (I26). */
  fkFirst: string | null
  /** 1 where the issuer sees the node by itself: what it issued, and what is to be paid (I26). */
  issuerSees: Generated<number>
  /** 1 where the recipient has to consent to settlement by ticket (国令 802). */
  needsConsent: Generated<number>
  /** The number without its path, read from its end: people search by the last digits. */
  noTail: Generated<string>
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
  /** The type in whose lists it stands: a cancellation stands among the issues. */
  family: Generated<string>
  noTail: Generated<string>
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
  /** Values of the type's own filters and orders: `marks` of its flow row. */
  mark1: string | null
  mark2: string | null
  batchId: string | null
  createdBy: string
  createdByName: string
  editedBy: string | null
  submittedBy: string | null
  submittedAt: string | null
  finishedAt: string | null
  returnReason: string | null
  expiresAt: string | null
  outcome: string | null
  /** Whether the round that is under way needs the final review; `null` before the first. */
  finalReview: number | null
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
  /** Who has said it in the place of the bank that was asked; null: the bank, or whoever's step it was. */
  stated: string | null
  /** What the actor saw and signed: the version, its digest and, on SUBMIT, the payload itself (diffs since a return). */
  version: number
  payloadDigest: string
  payload: string | null
  /** The line that was answered; null: it is about the whole. */
  line: number | null
  at: string
}

export interface ApplicationTicketTable {
  pkApply: string
  pkCredit: string
  role: 'IN' | 'OUT'
  isOpen: number
}

/** A part of an application that is answered by itself: one recipient of a transfer, one payee of a redemption. */
export interface ApplicationLineTable {
  pkApply: string
  line: number
  pkCredit: string | null
  amountFen: bigint
  /** The number of its ticket. */
  lineNo: string | null
  /** Who gets it; of a person masked. */
  party: string
  /** `PENDING` until it is answered. */
  state: string
  reason: string | null
  answeredAt: string | null
}

/** What a person has decided, last first: 我已处理. */
export interface ApplicationDecidedTable {
  personId: string
  pkApply: string
  fkCorp: string
  family: string
  at: string
}

/** Counts and sums over all rows, kept by the acts that change them: see `domain/tallies.ts`. */
export interface TallyTable {
  fkCorp: string
  kind: string
  part: string
  count: number
  amountFen: bigint
}

export interface ReceiptTable {
  pkReceipt: string
  receiptNo: string
  noTail: string
  fkCorp: string
  kind: string
  pkApply: string
  pkCredit: string | null
  /** Key and number of what it is from where that is no ticket: a loan, a bill. */
  fkSource: string | null
  sourceNo: string | null
  counterpartyName: string
  amountFen: bigint
  at: string
  /** By which whoever holds the paper asks whether the platform has written it. */
  verifyCode: string
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
  /** Both as a search compares them; the database keeps them. */
  buyerFolded: GeneratedAlways<string>
  sellerFolded: GeneratedAlways<string>
  issueDate: string
  amountWithTaxFen: bigint
  taxFen: bigint | null
  /** Of old kinds: the digits that prove it to the tax office. */
  checkCode: Generated<string>
  /** What of it backs open applications and tickets. */
  usedFen: Generated<bigint>
  /** What can be used: nothing of one that does not match, or is void. The database keeps it. */
  leftFen: GeneratedAlways<bigint>
  verifyState: string
  verifiedAt: string | null
  verifyNote: Generated<string>
  noTail: Generated<string>
  createdAt: string
  updatedAt: string
}

export interface TradeInvoiceTable {
  pkApply: string
  pkInvoice: string
  invoiceKey: string
  /** 1 while it backs this application or its ticket. */
  isOpen: number
  /** Part of its amount that does; null: all of it. */
  partFen: bigint | null
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
  /** JSON: the ids in line order. */
  entries: string
  /** JSON: what the text was composed of. Null: a text of version 1. */
  text: string | null
  createdAt: string
  expiresAt: string
  usedAt: string | null
}
