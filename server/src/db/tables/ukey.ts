import type { Generated, GeneratedAlways } from 'kysely'
import type { HelpFeedbackTable, MessagePreferenceTable } from './notifications.ts'

/** What becomes of a key after its application was approved; `domain/ukeyOrder.ts` has the stages. */
export interface UkeyOrderTable {
  /** The application that was approved. */
  pkApply: string
  fkCorp: string
  /** Whose key it is. */
  userId: string
  /** `NEW`, or one of `ukeyKinds`. */
  kind: string
  stage: string
  algorithm: string
  /** The key that counts no more once this one is active. */
  replaces: string | null
  /** JSON: name, mobile, address and way of delivery. */
  receiver: string
  expressCompany: string | null
  expressNo: string | null
  /** Of the activation code; null: none is needed, or not made yet. */
  codeHash: string | null
  /** Wrong codes so far. */
  tries: Generated<number>
  shippedAt: string | null
  receivedAt: string | null
  activatedAt: string | null
  version: Generated<number>
  createdAt: string
}

/** Where an enterprise stands with a product; no row: it has never asked. Written by `setProduct` alone. */
export interface CorpProductTable {
  fkCorp: string
  product: string
  state: string
  /** The last application for it. */
  pkApply: string | null
  /** Why the bank has refused it. */
  reason: string | null
  /** Of the contract that the bank has made out. */
  contractNo: string | null
  at: string
  version: Generated<number>
}

/** A matter that an enterprise is asked to confirm by its director's signature. */
export interface ConfirmationTable {
  pkConfirm: string
  confirmNo: string
  /** Backwards, for searches by the last digits. */
  noTail: string
  /** Who is to confirm. */
  fkCorp: string
  kind: string
  title: string
  /** Who asks. */
  fkInitiator: string
  initiatorName: string
  amountFen: bigint | null
  /** Last day. */
  confirmBy: string
  /** JSON: headings and paragraphs. */
  document: string
  /** JSON: keys of files. */
  fileIds: string
  state: string
  /** Why it was refused. */
  reason: string | null
  /** The application by which it was answered. */
  pkApply: string | null
  /** The statement of a payer that it is about. */
  fkClaim: string | null
  /** 1: refused or out of time, it may still be confirmed, because the platform has not judged it yet. */
  stillOpen: Generated<number>
  /** As lists and their filters know it: what may still be confirmed has a state of its own. */
  shownState: GeneratedAlways<string>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** Tables of the package ukey, by name. */
export interface UkeyTables {
  ukey_order: UkeyOrderTable
  corp_product: CorpProductTable
  confirmation: ConfirmationTable
  message_preference: MessagePreferenceTable
  help_feedback: HelpFeedbackTable
}
