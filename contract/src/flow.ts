import { acceptFlow } from './acceptFlow.ts'
import { type AgreementName, agreements } from './agreements.ts'
import {
  type CommonValue,
  type DecisionStep,
  type FlowRow,
  type FlowStep,
  type Institution,
  isDecision,
  mayFailPartly,
  type SignedAction,
} from './flowRow.ts'
import { flows as credit } from './flows/credit.ts'
import { flows as data } from './flows/data.ts'
import { flows as exchange } from './flows/exchange.ts'
import { flows as finance } from './flows/finance.ts'
import { flows as loans } from './flows/loans.ts'
import { flows as onboarding } from './flows/onboarding.ts'
import { flows as redeem } from './flows/redeem.ts'
import { flows as ukey } from './flows/ukey.ts'
import { issueCancelFlow } from './issueCancelFlow.ts'
import { issueFlow } from './issueFlow.ts'
import type { Post } from './roles.ts'
import {
  type ApplicationState,
  applicationStateNames,
  applicationStates,
  type PendingState,
  type StatusWord,
} from './status.ts'
import type { TermName } from './terms.ts'
import { transferFlow } from './transferFlow.ts'

export type {
  DecisionStep,
  FlowRow,
  FlowStep,
  Institution,
  LineWords,
  Noun,
  Outsider,
  OutsideStep,
  SignedAction,
  Unanswered,
} from './flowRow.ts'

/**
 * The flow table (D2): a further business type is its row in the file of its area, and its folder on the server. Areas stand
 * in the order of their cards.
 */
export const flows = {
  ISSUE: issueFlow,
  ISSUE_CANCEL: issueCancelFlow,
  ACCEPT: acceptFlow,
  TRANSFER: transferFlow,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
} as const satisfies Record<string, FlowRow>

export type BusinessType = keyof typeof flows
export const businessTypes = Object.keys(flows) as [BusinessType, ...BusinessType[]]
export const flowOf = (type: BusinessType): FlowRow => flows[type]

/** Words of the states of a type: those of its row and of its steps, else the common ones. */
export function stateWordsOf(type: BusinessType): Readonly<Record<ApplicationState, StatusWord>> {
  const { words, steps } = flowOf(type)
  const own = steps.flatMap(({ state, word }) => (word === undefined ? [] : [[state, word] as const]))
  return { ...applicationStates, ...words, ...Object.fromEntries(own) }
}

/** The states by which a list of these types is filtered: without lines nothing fails in part. */
export const statesOf = (types: readonly BusinessType[]): typeof applicationStateNames =>
  types.some((type) => mayFailPartly(flowOf(type)))
    ? applicationStateNames
    : (applicationStateNames.filter((state) => state !== 'PARTLY_FAILED') as typeof applicationStateNames)

/** States in which applications of these types wait for somebody, in the order of their steps. */
export const pendingStatesOf = (types: readonly BusinessType[]): readonly PendingState[] => [
  ...new Set(types.flatMap((type) => flowOf(type).steps.map(({ state }) => state))),
]

/** States in which an application of these types is under way: it waits for somebody, or for its correction. */
export const underWayStatesOf = (types: readonly BusinessType[]): readonly ApplicationState[] => [
  ...pendingStatesOf(types),
  'RETURNED',
]

/** The step in which an application waits; undefined: it waits for nobody. */
export const stepOf = (type: BusinessType, state: ApplicationState): FlowStep | undefined =>
  flowOf(type).steps.find((step) => step.state === state)

/**
 * Institutions that answer steps of a type. A step that is asked later is answered by a task of its own kind: see `tasks`
 * of the areas.
 */
export type InstitutionOf<Type extends BusinessType> = Extract<
  Exclude<(typeof flows)[Type]['steps'][number], { asks: 'LATER' }>,
  { from: Institution }
>['from']

/** What a field of every application is called in a type; undefined: its applications never have it. */
export function calledIn(type: BusinessType, name: 'applyNo'): TermName
export function calledIn(type: BusinessType, name: CommonValue): TermName | undefined
export function calledIn(type: BusinessType, name: 'applyNo' | CommonValue): TermName | undefined {
  const { called, lacks = [] } = flowOf(type)
  return lacks.some((lacking) => lacking === name) ? undefined : (called?.[name] ?? name)
}

/** Types whose row has a key that others leave out. */
type TypesWith<Key extends keyof FlowRow> = {
  [Type in BusinessType]: (typeof flows)[Type] extends Record<Key, unknown> ? Type : never
}[BusinessType]
const typesWith = <Key extends keyof FlowRow>(key: Key) =>
  businessTypes.filter((type): type is TypesWith<Key> => key in flows[type])

/** Agreements of a form, in the order in which they are read. */
export const agreementsOf = (type: BusinessType): readonly AgreementName[] => flowOf(type).agreements ?? []

/** What the signer of an act agrees to, in the versions of today: part of the text that is signed. */
export const agreedIn = (type: BusinessType, action: SignedAction): { name: AgreementName; version: string }[] =>
  action !== 'REFUSE' && flowOf(type).submitActions.includes(action)
    ? agreementsOf(type).map((name) => ({ name, version: agreements[name].version }))
    : []

/** Kinds of receipt of a type: the one that is called by itself, and its further ones. */
type KindsOf<Type extends BusinessType> =
  | ((typeof flows)[Type] extends { receipt: unknown } ? Type : never)
  | ((typeof flows)[Type] extends { receipts: infer Kinds } ? keyof Kinds & string : never)
export type ReceiptKind = { [Type in BusinessType]: KindsOf<Type> }[BusinessType]
/** What each kind of receipt proves, in words: the kinds of each type in the order of the table, its own first. */
export const receiptWords = Object.fromEntries(
  businessTypes.flatMap((type) => {
    const { receipt, receipts = {} } = flowOf(type)
    return [...(receipt ? [[type, receipt] as const] : []), ...Object.entries(receipts)]
  }),
) as Record<ReceiptKind, StatusWord>
export const receiptKindNames = Object.keys(receiptWords) as [ReceiptKind, ...ReceiptKind[]]

export type TicketForm = TypesWith<'fromTicket'>
/** Types whose form begins at a ticket: each is an act that a held ticket offers. */
export const ticketForms: readonly TicketForm[] = typesWith('fromTicket')

/** The pages on which an act of a flow is signed; undefined where the flow has no such act. */
export function pagesToSign(row: FlowRow, action: SignedAction): readonly string[] | undefined {
  if (row.submitActions.includes(action)) return row.unsigned ? undefined : row.submitPages
  return row.steps.filter(isDecision).find((step) => step.action === action)?.pages
}

/**
 * Address of the page where a step is decided, at the desk of its type where the page has several.
 *
 * @param query such as `pkApply=…`; '' for the queue.
 * @param isOpen whether a page is open to the reader: the first that is; without it the first of all.
 */
export function deskHref(
  type: BusinessType,
  { pages, sharesPages }: DecisionStep,
  query = '',
  isOpen: (page: string) => boolean = () => true,
): string | undefined {
  const page = pages.find(isOpen) ?? pages[0]
  const search = [...(sharesPages ? [`desk=${type}`] : []), ...(query === '' ? [] : [query])].join('&')
  return page && (search === '' ? page : `${page}?${search}`)
}

/**
 * Address of the page of a form; where another form stands first there, it says that this one is meant.
 *
 * @param query such as `edit=…`; '' for a new one.
 * @param isOpen whether a page is open to the reader: the first that is; without it the first of all.
 * @example formHref(flowOf('LOAN_REPAY'), 'tab=drafts', mayOpen) // '/credit/chain-credit/apply?repay=&tab=drafts'
 */
export function formHref(
  { submitPages, meantBy = {} }: FlowRow,
  query = '',
  isOpen: (page: string) => boolean = () => true,
): string | undefined {
  const page = submitPages.find(isOpen) ?? submitPages[0]
  if (page === undefined) return undefined
  const meant = meantBy[page]
  const search = [...(meant === undefined ? [] : [`${meant}=`]), ...(query === '' ? [] : [query])].join('&')
  return search === '' ? page : `${page}?${search}`
}

/** Whether a bare address is the form of a type to somebody with this post: `formHref` read backwards. */
export const isFormOf = ({ submitPages, submitters, meantBy = {} }: FlowRow, page: string, post: Post): boolean =>
  submitters.includes(post) && submitPages.includes(page) && meantBy[page] === undefined

const everyFlow = businessTypes.map(flowOf)
const formFlows = everyFlow.filter(({ submitActions }) => submitActions.includes('SUBMIT'))
/** Pages with a form, whose files are uploaded there. */
export const formPages: readonly string[] = formFlows.flatMap(({ submitPages }) => submitPages)
/** Who fills in a form: others may read on the same page, and upload nothing. */
export const formPosts: readonly Post[] = [...new Set(formFlows.flatMap(({ submitters }) => submitters))]
const decisionPagesOf = ({ steps }: FlowRow) => steps.filter(isDecision).flatMap(({ pages }) => pages)
/** Pages of the forms that begin at a ticket, and of their reviews. */
export const ticketPages: readonly string[] = ticketForms
  .map(flowOf)
  .flatMap((row) => [...row.submitPages, ...decisionPagesOf(row)])
/** Pages on which something is signed. */
export const signingPages: readonly string[] = [
  ...everyFlow.flatMap(({ submitPages, unsigned }) => (unsigned ? [] : submitPages)),
  ...everyFlow.flatMap(decisionPagesOf),
]

/** Names of the flows as words of a column. */
export const businessWords: Readonly<Record<BusinessType, StatusWord>> = Object.fromEntries(
  businessTypes.map((type) => [type, { label: flows[type].name, tone: 'neutral' }]),
) as Record<BusinessType, StatusWord>
