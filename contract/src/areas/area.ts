import type { Words } from '../words.ts'

/**
 * Shapes of what an area says: the file of each area (`redeem.ts`, `finance.ts`, …) exports its own `terms`, `codes`,
 * `notices`, `agreements`, `nouns`, `signedActions`, `numbers`, `hints` and `tasks`, and the table of that name takes them in.
 */

/**
 * What a field is. One place each decides by it: the schema (`fields.ts`), how it is compared in the database
 * (`server/src/queries/filters.ts`), how it is shown, spoken and filtered (`portal/src/lists`), and which cell it is in
 * CSV and XLSX (`server/src/queries/sheet.ts`).
 */
export type TermKind =
  | 'money'
  /** A percentage, in per cent: `6.00`. */
  | 'rate'
  | 'count'
  | 'day'
  | 'moment'
  | 'text'
  | 'status'
  | 'flag'
  | 'files'
  | 'company'
  | 'person'
  /** SQ…, JP…, PZ…: our own running numbers. */
  | 'number'
  /** Long numbers of others: invoices, credit codes, accounts. */
  | 'code'

export interface Term {
  name: Words
  kind: TermKind
  /** Longest text, in characters. */
  max?: number
  /** Of a count: 期限（天）. */
  unit?: Words
  /** Of a status: which of several kinds something is, not how it stands. It is shown in words, without the tag of a state. */
  isKind?: true
  /** A reviewer's reason can be about it: its field is offered while the application is corrected. */
  isMeant?: true
}

export interface Notice {
  title: Words
  body: Words
  /** In the place of the body, where the application that it is about has no amount. */
  plain?: Words
  /** Whose reason it tells; it may have given none. */
  by?: 'PLATFORM' | 'FUNDER' | 'BANK'
}

export interface Agreement {
  name: Words
  /** A text that changes gets a new one, so that it stays known what was agreed to. */
  version: string
}

/** By key: of a field, a code, a notice, an agreement, an act that is signed, a hint, a kind of task. */
export type Terms = Readonly<Record<string, Term>>
export type Codes = Readonly<Record<string, Words>>
export type Notices = Readonly<Record<string, Notice>>
export type Agreements = Readonly<Record<string, Agreement>>
export type Texts = Readonly<Record<string, Words>>
/** Names alone: of queries that the portal refreshes, of our own running numbers. */
export type Names = readonly string[]
