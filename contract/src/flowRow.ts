import type { AgreementName } from './agreements.ts'
import type { Names, Texts } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import type { BusinessErrorCode } from './errors.ts'
import type { ObstacleName } from './obstacles.ts'
import type { Post } from './roles.ts'
import type { PendingState, StatusWord, TicketState } from './status.ts'
import type { TermName } from './terms.ts'
import type { TextCallName } from './textCallNames.ts'
import type { Words } from './words.ts'

/** Outsiders whose answer arrives as a message of another system, with evidence. */
export const institutions = {
  PLATFORM: ['平台', 'The platform'],
  FUNDER: ['资金方', 'The funder'],
  BANK: ['银行', 'The bank'],
} as const satisfies Record<string, Words>
export type Institution = keyof typeof institutions

/** Who may say something in the place of the bank that was asked: the payer alone, or the payer whom somebody has confirmed. */
export const stated = {
  PAYER: ['付款方登记', 'Stated by the payer'],
  PAYEE: ['付款方登记、收款方确认', 'Stated by the payer, confirmed by the payee'],
  PLATFORM: ['付款方登记、平台核定', 'Stated by the payer, judged by the platform'],
} as const satisfies Texts
export type Stated = keyof typeof stated

/** Somebody outside the applicant's enterprise, whose answer ends a step. A counterparty answers by its own signature. */
export type Outsider = 'COUNTERPARTY' | Institution

/** Acts on applications and tickets; those of an area stand in its file. */
export const baseSignedActions = {
  SUBMIT: ['提交', 'Submit'],
  APPROVE: ['复核通过', 'Approve'],
  FINAL_APPROVE: ['终审通过', 'Final approval'],
  ACCEPT: ['签收', 'Accept'],
  REFUSE: ['拒收', 'Refuse'],
} as const satisfies Texts

/** What a person does to an entry; the signed text names it. */
export const signedActions = {
  ...baseSignedActions,
  ...shared.signedActions,
  ...redeem.signedActions,
  ...finance.signedActions,
  ...onboarding.signedActions,
  ...ukey.signedActions,
  ...data.signedActions,
  ...exchange.signedActions,
  ...loans.signedActions,
  ...credit.signedActions,
} as const satisfies Texts
export type SignedAction = keyof typeof signedActions

/** What somebody who decides has done, as it is told: 王一 已终审通过. */
export const approvals = {
  APPROVE: [signedActions.APPROVE[0], 'approved'],
  FINAL_APPROVE: [signedActions.FINAL_APPROVE[0], 'finally approved'],
} as const satisfies Partial<Record<SignedAction, Words>>
export type Approval = keyof typeof approvals

/** What an application waits for, with all that is said of it. */
interface Waiting {
  /** The application waits in this state. */
  state: PendingState
  /** In the trail: 主管复核, 银行付款. */
  name: Words
  /** Of the state, where the common word of `applicationStates` does not fit: 付款中. */
  word?: StatusWord
  /** Until it expires; null: as long as it takes. */
  days: number | null
}

/** A step inside the applicant's enterprise: approved by signature, or sent back with a reason (spec §4). */
export interface DecisionStep extends Waiting {
  /** Posts that decide. */
  actors: readonly Post[]
  action: Approval
  /** Pages of the portal where it is decided; who may open one may decide (I21). */
  pages: readonly string[]
  /** Begins the name of its to-do, before the `short` of the row: 待复核. */
  todo: Words
  /** Tells those who decide that it has come to them. */
  notice: 'APPLICATION_TO_REVIEW' | 'APPLICATION_TO_FINAL'
  /** Its pages have desks of several types: a link to one of them names this type (`?desk=`). */
  sharesPages?: true
  /** An enterprise without a final review works without this step (Q6). */
  maySkip?: 'finalReview'
}

/** A step outside: approved, or refused for good; some may also ask for a correction. */
export interface OutsideStep extends Waiting {
  from: Outsider
  mayReturn?: true
  /** The business asks, when it has what it asks with; else the outsider is asked as the application comes here. */
  asks?: 'LATER'
  /** It judges what the step before has refused, and is passed over where that agreed: 收款方有异议，平台核定. */
  ifRefused?: true
}

export type FlowStep = DecisionStep | OutsideStep

/** What most applications are about: a sum, and the day on which it is paid. */
export type CommonValue = 'amount' | 'promisedDate'

export interface FlowRow {
  name: Words
  /** In the names of to-dos: 待复核开立. */
  short: Words
  /** Who fills in the form and submits it. */
  submitters: readonly Post[]
  submitPages: readonly string[]
  /** Pages of these on which another form stands first: the parameter of an address that means this one there. */
  meantBy?: Readonly<Record<string, string>>
  /** Pages besides those of the form and the decisions on which an application is read with `?pkApply=`. */
  readOn?: readonly string[]
  /** What may stand in the way of its form whatever it says: said before the form, in this order, and refused with it. */
  obstacles?: readonly ObstacleName[]
  /** What submitting is called in the signed text; `SUBMIT` unless the act is the whole flow. */
  submitActions: readonly SignedAction[]
  /** Submitted without a signature: nothing of it moves money, limits, tickets or accounts. No decision inside follows. */
  unsigned?: true
  /** What is agreed to with the form, each opened before it can be ticked (product §4.0, C), and signed with it. */
  agreements?: readonly AgreementName[]
  /** Words of these states, where those of `applicationStates` do not fit: 已开票. */
  words?: Partial<Record<'DRAFT' | 'RETURNED' | 'DONE' | 'PARTLY_FAILED' | 'REJECTED', StatusWord>>
  /** Later steps in which its submitter may still withdraw it: it says something of his own that he takes back. */
  withdrawnIn?: readonly PendingState[]
  /** In order; empty: submitting is the whole act. Every submission, but of `unsigned`, and every decision to approve is signed. */
  steps: readonly FlowStep[]
  /** Query nouns that change with every act of this flow: the portal refreshes these and nothing else. */
  touches: readonly Noun[]
  /** What the other side of an entry is in the signed text: 供应商, 接收方. */
  counterparty: TermName
  /** What these fields of every application are called here, where the common name does not fit: 付款日期. See `calledIn`. */
  called?: Partial<Record<'applyNo' | CommonValue, TermName>>
  /** Its applications never have these: no form, list, message or signed text mentions them. */
  lacks?: readonly CommonValue[]
  /**
   * Its own filters and orders besides those of every application: a number or a name is looked for by any part, a day by a
   * range, a status among its words (`words` of its endpoints). Its business gives their values (`Columns.marks`).
   */
  marks?: readonly [TermName, TermName?]
  /**
   * At which addresses the texts of its acts are asked for; where an act is left out, at that of tickets. `AGAIN`: of a form
   * that stands already; `EDITED`: of one that is stored with it.
   */
  textBy?: Partial<Record<SignedAction | 'AGAIN' | 'EDITED', TextCallName | readonly TextCallName[]>>
  /** Only where it has lines that are answered one by one: what becomes of them says what became of it (`outcome.ts`). */
  lines?: LineWords
  /** The kind of receipt that it leaves. */
  receipt?: StatusWord
  /** Further kinds that it leaves, by name: of a loan its note, each payment and its end. */
  receipts?: Readonly<Record<string, StatusWord>>
  /** Only where the form begins at a ticket that the applicant holds. */
  fromTicket?: FromTicket
  /** Tickets that it may hold while it is open (I4); left out by a form that begins at a ticket: see `locksOf`. */
  locks?: Locks
  /** It keeps its tickets when they fall due: it ends them itself. Others are ended on that day, so that the ticket is paid. */
  holdsDue?: true
  /** It takes back what another application of its list has done: sums of amounts leave it out, or both would be added up. */
  takesBack?: true
  /** Only where it answers, or takes back, tickets that nobody has answered: its submitters have them as a to-do. */
  unanswered?: Unanswered
}

/** What a line of an application is, and what became of it, as lists, details and messages say it: 付款失败 **1 笔**. */
export interface LineWords {
  unit: Words
  done: Words
  failed: Words
  open: Words
  /** An application has one line alone: it is done or not, never in part. */
  isOnly?: true
}

/** Whether a part of an application may fail while another does not. */
export const mayFailPartly = ({ lines }: FlowRow): boolean => lines !== undefined && !lines.isOnly

/** A to-do of tickets that wait for their recipients: on the side of those who issued them, or of those who got them. */
export interface Unanswered {
  todo: 'ISSUED_UNANSWERED' | 'TO_ACCEPT'
  side: 'ISSUED' | 'HELD'
}

/** A form that begins at a ticket. The ticket's page links to it with `?fkCredit=`, or says why not (P21). */
export interface FromTicket {
  /** What is done with the ticket, as a refusal says it: 该金票已签收，不能再**转让**. */
  act: Words
  /** Impossible within so many days before the promised date, with the code that says so (I7). */
  closed: { days: number; code: BusinessErrorCode }
  /** What has become of a ticket that it has used up, in its former holder's words: 已转让, 已融资. */
  done: StatusWord
  /** The ticket goes to another enterprise, so it counts for the depth (I6). A funder that gets it passes nothing on. */
  passesOn?: true
}

/** Whose tickets an application takes, and in which states (I4). */
export interface Locks {
  states: readonly TicketState[]
  /** Its applicant holds them, or has issued them. */
  side: 'HOLDER' | 'ISSUER'
}
const heldByApplicant: Locks = { states: ['HELD'], side: 'HOLDER' }

/** Tickets that an application of this flow may hold; undefined where it holds none. */
export const locksOf = ({ locks, fromTicket }: FlowRow): Locks | undefined =>
  locks ?? (fromTicket === undefined ? undefined : heldByApplicant)

/** Nouns of tickets and of every application; those of an area stand in its file. */
export const baseNouns = [
  'applications',
  'credits',
  'limits',
  'todos',
  'messages',
  'drafts',
  'suppliers',
  'receipts',
] as const satisfies Names

/** What the portal's queries are about: an act names those that it changes. */
export const nouns = [
  ...baseNouns,
  ...shared.nouns,
  ...redeem.nouns,
  ...finance.nouns,
  ...onboarding.nouns,
  ...ukey.nouns,
  ...data.nouns,
  ...exchange.nouns,
  ...loans.nouns,
  ...credit.nouns,
] as const satisfies Names
export type Noun = (typeof nouns)[number]

export const isDecision = (step: FlowStep): step is DecisionStep => 'actors' in step

/** Days after which a step ends the application when nobody acts (product §2.3). */
const PENDING_DAYS = 15

/** Steps that rows share: the director of the applicant, and a second post above it. */
export const director = (pages: readonly string[]): DecisionStep => ({
  state: 'PENDING_DIRECTOR',
  name: ['主管复核', 'Review by director'],
  days: PENDING_DAYS,
  actors: ['DIRECTOR'],
  action: 'APPROVE',
  pages,
  todo: ['待复核', 'To review'],
  notice: 'APPLICATION_TO_REVIEW',
})
export const final = (pages: readonly string[]): DecisionStep => ({
  state: 'PENDING_FINAL',
  name: ['终审签发', 'Final review'],
  days: PENDING_DAYS,
  actors: ['FINAL'],
  action: 'FINAL_APPROVE',
  pages,
  todo: ['待终审', 'For final review'],
  notice: 'APPLICATION_TO_FINAL',
  maySkip: 'finalReview',
})

/** The other side. The tickets that it has not answered lapse by themselves, so the step has no end of its own. */
export const counterparty: StepOf<'COUNTERPARTY'> = {
  state: 'PENDING_COUNTERPARTY',
  name: ['对方签收', 'Acceptance by the other side'],
  days: null,
  from: 'COUNTERPARTY',
}

/** What a row says of a step of an institution besides what all such steps have. */
type More = Partial<Pick<OutsideStep, 'name' | 'word' | 'days' | 'mayReturn' | 'ifRefused'>>
/** Whose step it is the compiler knows: the business has to judge each answer. */
type StepOf<From extends Outsider> = OutsideStep & { from: From }
export const platform = (more: More = {}): StepOf<'PLATFORM'> => ({
  state: 'PENDING_PLATFORM',
  name: ['平台审核', 'Review by the platform'],
  days: PENDING_DAYS,
  from: 'PLATFORM',
  ...more,
})
export const funder = (more: More = {}): StepOf<'FUNDER'> => ({
  state: 'PENDING_FUNDER',
  name: ['资金方审核', 'Review by the funder'],
  days: PENDING_DAYS,
  from: 'FUNDER',
  ...more,
})
/** Money that is on its way comes, however long it takes. */
export const bank = (more: More = {}): StepOf<'BANK'> => ({
  state: 'PENDING_PAYMENT',
  name: ['银行付款', 'Payment by the bank'],
  days: null,
  from: 'BANK',
  ...more,
})

/** What an act on tickets changes. */
export const everything = ['applications', 'credits', 'limits', 'todos', 'messages', 'receipts'] as const
/** A form that operators fill in and submit. */
export const operator = { submitters: ['OPERATOR'], submitActions: ['SUBMIT'] } as const
