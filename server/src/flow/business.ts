import type { ApplicationEndpoints, applicationRow } from '@jinpiao/contract/applications'
import type { CheckTopic } from '@jinpiao/contract/checks'
import type { BusinessType, Institution, InstitutionOf, Outsider, SignedAction } from '@jinpiao/contract/flow'
import type { Stated } from '@jinpiao/contract/flowRow'
import type { PriceTerm } from '@jinpiao/contract/priceTerms'
import type { Problem } from '@jinpiao/contract/problems'
import type { ReviewHint } from '@jinpiao/contract/reviewHints'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import type { TermKind } from '@jinpiao/contract/terms'
import type { TextCallName } from '@jinpiao/contract/textCallNames'
import type { TextInput } from '@jinpiao/contract/textTasks'
import type { TradeInput } from '@jinpiao/contract/trade'
import type { Language, Value } from '@jinpiao/contract/words'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { QueryContext } from '../acts/context.ts'
import type { Judge } from '../acts/evidence.ts'
import type { Touched } from '../acts/locks.ts'
import type { Reader } from '../db/database.ts'
import type { ReceiptTable } from '../db/tables/instrument.ts'
import type { OutsideAnswer, Transition } from '../domain/machine.ts'
import type { Ticket } from '../tickets/tickets.ts'
import type { Application } from './application.ts'
import type { BackingInvoice } from './invoices.ts'
import type { Line, OutputLine } from './lines.ts'

/** What a form is in the columns of an application: what lists show and filter, and what a signature binds. */
export interface Columns {
  amountFen: bigint | null
  fkCounterparty: string | null
  counterpartyName: string | null
  promisedDate: string | null
  fkLimit: string | null
  contractNo: string | null
  /** Values of the row's own filters and orders, in the order of `marks` in its flow row; absent: it has none. */
  marks?: readonly [string | null, (string | null)?]
  /** Hex SHA-256 over the form and what it names (I12). */
  payloadDigest: string
}

/** Who is asked for an answer from outside, and with what besides the form. */
export interface Asked {
  /** The funder of a step of FUNDER: it alone sees the task. */
  fkFunder?: string | null
  body?: object
}

/** What a call for a text is about. */
export interface Meant {
  ids: readonly string[]
  action: SignedAction
}

/** Reads the database outside or inside a transaction, as one enterprise sees it. `now`: milliseconds since the epoch. */
export type Reading = Pick<QueryContext, 'read' | 'actor'> & { today: string; now: number }

/** One part of a form as a reader compares it with what was submitted before. */
export interface Answer {
  /** Which question it answers, in both versions of a form. */
  key: string
  label: string
  kind: TermKind
  text: string
}

/**
 * What a business type adds to the one approval machine. The interpreter does the rest by the flow table: decisions,
 * batches, locks, signatures, expiry, acceptance, to-dos, notices, audit, freeing of invoices.
 */
export interface Business<Payload> {
  type: BusinessType
  /** The type in whose lists it stands. */
  family: BusinessType
  /** A stored form; one that was stored by an older version is completed. */
  read(payload: string): Payload
  /** What its submitter says with it, where the form is a text alone: it stands in the trail. */
  said?(payload: Payload): string
  /** What the recipient of one of its tickets reads on it. */
  remark?(payload: Payload, line: number): string
  /** Facts that a reviewer should see beside it, with what fills their words. */
  hints?(context: QueryContext, application: Application, payload: Payload): Promise<FoundHint[]>
  /** @throws {BusinessError} 01000302 the form names what is not the enterprise's. */
  columns(reading: Reading, payload: Payload): Promise<Columns>
  /**
   * What is locked besides the application, its limit and the tickets that it gave birth to; applications that it
   * changes are named too, those of other enterprises as well.
   */
  touches(
    reading: Pick<Reading, 'read'>,
    payload: Payload,
    application?: Pick<Application, 'pkApply'>,
  ): Promise<Touched> | Touched
  /** Its applicant is the recipient of a ticket: the other side of it, and of its receipt, is who handed the ticket over. */
  isByRecipient?: true
  /** Invoices that back this application from its submission on: alone, or with a part of their amount (I15). */
  invoices?(payload: Payload): readonly BackingInvoice[]
  /** Files that the form names. */
  files?(payload: Payload): readonly string[]
  /** The trade behind one of the tickets that it gives birth to. */
  trade?(payload: Payload, line: number): TradeInput | undefined
  /** What refuses it now, in the order of the form: before a submission and before every approval. */
  problems(
    reading: Reading,
    payload: Payload,
    moment: 'submit' | 'approve',
    application?: Pick<Application, 'pkApply'>,
  ): Promise<readonly Problem[]>
  /** Persons besides its own who have prepared it, and so neither approve it nor send it back (I11). */
  preparedBy?(reading: Pick<Reading, 'read'>, payload: Payload): Promise<readonly string[]>
  /**
   * What is signed of something that is no application before it is signed, e.g. of a ticket that is answered. `id` is its
   * key, `action` one of the row's.
   */
  entry?(reading: Reading, id: string, action: SignedAction): Promise<SigningEntry>
  /**
   * What a call for a text means that does not name stored applications: a product, parts of a form.
   * @returns undefined where it does name them, or means another type.
   */
  meant?(reading: Reading, name: TextCallName, input: TextInput): Promise<Meant | undefined>
  /**
   * What it costs, in words: on the check page, before the reviewer, and signed by both (`pricedTypes`). `application` where
   * it is stored: a funder may have granted it at another rate.
   */
  prices?(
    reading: Pick<Reading, 'read' | 'actor' | 'today'>,
    payload: Payload,
    application?: Pick<Application, 'outcome'>,
  ): Promise<readonly PriceTerm[]> | readonly PriceTerm[]
  /** Parts of the entry that are signed with it. */
  details?(reading: Reading, payload: Payload): Promise<SigningEntry['details']>
  /** After the submission has been stored. */
  hold(act: Act, application: Application, payload: Payload): Promise<void>
  /** It goes back, is withdrawn, or expires before the last approval inside. */
  release(act: Act, application: Application, payload: Payload, transition: Transition): Promise<Aftermath | void>
  /**
   * After the last approval inside the enterprise.
   * @returns the lines that are to be answered; none where nobody else is asked.
   */
  decided(act: Act, application: Application, payload: Payload): Promise<DecidedOutcome>
  /** Whom the step of an institution that begins now asks, and with what besides the form. */
  asked?(act: Act, application: Application, payload: Payload): Promise<Asked>
  /** What was granted, where that may be less than was asked for: what is said to be done. */
  doneFen?(application: Application): bigint | undefined
  /** What judges the answers of each institution. What an approval proves is kept in the application's `outcome`, by institution. */
  judges?: Partial<Record<Institution, StepJudge<Payload>>>
  /** After every answer of an institution, of the whole or of one line, and before `ended`. */
  heard?(act: Act, application: Application, payload: Payload, heard: Heard): Promise<Aftermath | void>
  /**
   * It has ended outside the enterprise: what is held is used, or let go of, by `transition.to`. An institution has given
   * the last answer, its time has run out, or submitting it was the whole act.
   */
  ended?(act: Act, application: Application, payload: Payload, transition: Transition): Promise<Aftermath | void>
  /**
   * The recipient of one output has answered, or let its time run out.
   * @returns the ticket in which a refused output is its sender's again; undefined where it ends.
   */
  answered?(act: Act, application: Application, payload: Payload, answer: OutputAnswer): Promise<Ticket | undefined>
  /** Those with their operator that can only be about this ticket: when somebody has answered it, they end with it. */
  idleAbout?(read: Reader, ticket: Pick<Ticket, 'pkCredit' | 'fkIssuer'>): Promise<Application[]>
  /** What one of its receipts says besides what all say: rows of the voucher, e.g. loan day, rate and serial. */
  receiptFacts?(
    reading: Pick<Reading, 'read'> & { language: Language },
    application: Application,
    receipt: Selectable<ReceiptTable>,
  ): Promise<readonly Answer[]>
  /**
   * Key of the application by whose signatures a receipt is true, where that is not the one that it is of: a payment that
   * its payer has stated was signed for in the statement. Undefined: its own.
   */
  signedIn?(read: Reader, receipt: Selectable<ReceiptTable>): Promise<string | undefined>
}

/** What a step of an institution is judged by: the application and its form. */
export interface StepAbout<Payload> {
  application: Application
  payload: Payload
}
/** Whether a correction may be asked for, the row of the flow table says; `RETURN` here is what may be said with it. */
export type StepJudge<Payload> = Judge<StepAbout<Payload>>

/**
 * Of a type whose steps institutions answer: it judges each of them. A row that gets another step does not compile until
 * its business does.
 */
export interface Judging<Type extends BusinessType, Payload> {
  judges: { readonly [From in InstitutionOf<Type>]: StepJudge<Payload> }
}

/** An answer from outside that has been stored: of an institution, or of the other enterprise that was asked (`Asks`). */
export interface Heard {
  from: Outsider
  answer: OutsideAnswer
  /** Why, where it is no. */
  comment: string
  /** What it proves, as its judge has let it through. */
  body: object
  transition: Transition
  /** As it stands now, where one line was answered. */
  line?: Line
  /** Somebody has spoken in the place of `from`. */
  stated?: Stated
}

export interface DecidedOutcome {
  outputs: readonly OutputLine[]
  /** What the result page names. */
  creditNo?: string
  pkCredit?: string
  /** Another enterprise answers its step COUNTERPARTY. */
  asks?: Asks
  /** It was such a question itself. */
  told?: Told
}

/**
 * An application of another enterprise, which waits at the first step of its own flow: nobody there has prepared it. What is
 * decided on it answers the one that asks, e.g. a core company's recommendation for its supplier's loan.
 */
export interface Asks {
  type: BusinessType
  fkCorp: string
  payload: object
}

/** The answer of the counterparty to the application that has asked; `touches` of the one that answers names it. */
export interface Told {
  pkApply: string
  answer: 'APPROVE' | 'RETURN' | 'REJECT'
  comment: string
  /** Time has given it: the counterparty has said nothing. */
  isUnanswered?: true
}

/** One line of an application that waits for an institution, answered in its place. */
export interface StatedPart {
  pkApply: string
  from: Institution
  line: number
  answer: 'APPROVE' | 'REJECT'
  comment: string
  body: object
  stated: Stated
}

/** What the end, or the return, of an application does to others, which its `touches` has named. */
export interface Aftermath {
  told?: Told
  /** Nobody corrects what came back: it is over. */
  ends?: true
  /** Keys of what was asked and is wanted no more. */
  closes?: readonly string[]
  /** What it answers of another application. */
  answers?: StatedPart
  /** Applications that wait for what has been decided here. */
  settles?: readonly { pkApply: string; to: 'DONE' | 'REJECTED'; comment: string }[]
}

export interface OutputAnswer {
  ticket: Ticket
  line: number
  answer: 'ACCEPT' | 'REFUSE' | 'LAPSE'
  reason: string
}

/** What a row and a detail have besides those of every application. */
export type OwnRow<Row> = Omit<Row, keyof typeof applicationRow>
export type OwnDetail<Detail> = Omit<
  Detail,
  'application' | 'payload' | 'amountInWords' | 'files' | 'steps' | 'changes' | 'prices' | 'hints' | 'checks'
>

export type FoundHint = readonly [hint: ReviewHint, ...params: Value[]]

/** A business with a form of its own: its endpoints, and how it is read. */
export interface FormBusiness<Payload, Row extends object, Detail extends object> extends Business<Payload> {
  definition: ApplicationEndpoints
  /** By key of the application; one query each for what stands beside them. */
  toRows(context: QueryContext, applications: readonly Application[]): Promise<ReadonlyMap<string, Row>>
  toDetail(context: QueryContext, application: Application, payload: Payload): Promise<Detail>
  hints(context: QueryContext, application: Application, payload: Payload): Promise<FoundHint[]>
  /** What a reviewer reads of `problems` and `hints`, in the order of the form. */
  topics: readonly CheckTopic[]
  /** The form as its detail answers it, where something of it is masked; absent: as it is. */
  shown?(application: Application, payload: Payload): Payload
  /** Files that the form names. */
  files(payload: Payload): readonly string[]
  /**
   * The form as its reader sees it, answer by answer, for comparing two versions. `earlier` is the version that it is
   * compared with: parts of a form that are the same in both get the same keys, wherever they stand.
   */
  answers(context: QueryContext, payload: Payload, earlier?: Payload): Promise<Answer[]>
  /** Everything that would refuse the forms, before anything is signed; forms of one submission together. */
  check(context: QueryContext, lines: readonly CheckedLine<Payload>[]): Promise<Checked>
}

export interface CheckedLine<Payload> {
  line: Payload
  /** Of one that is stored: what it holds itself is not in its way. */
  pkApply?: string | undefined
}

export interface Checked {
  problems: readonly (Problem & { line: number })[]
  totalFen: bigint
  /** What the form judges by before it asks. */
  facts: object
}

/** All types of this server, by name. Each gets its own payload back, so none needs to know the others'. */
export type Businesses = {
  readonly [Type in BusinessType]?: Business<unknown> &
    ([InstitutionOf<Type>] extends [never] ? unknown : Judging<Type, unknown>)
}
export type AnyFormBusiness = FormBusiness<unknown, object, object>

/** The business of an application. @throws {Error} a type that this server does not have: a defect. */
export function businessOf(businesses: Businesses, type: BusinessType): Business<unknown> {
  const business = businesses[type]
  if (!business) throw new Error(`No business ${type}`)
  return business
}
