import {
  acceptPages,
  directorApprovePage,
  finalApprovePage,
  issuePage,
  splitApprovePage,
  transferPage,
} from './permissions.ts'
import type { Post } from './roles.ts'
import type { ApplicationState, StatusWord } from './status.ts'
import type { TermName } from './terms.ts'
import type { Words } from './words.ts'

/** Somebody outside the applicant's enterprise, whose answer ends a step. */
export type Outsider = 'COUNTERPARTY' | 'PLATFORM' | 'FUNDER' | 'BANK'

/** What a person does to an entry; the signed text names it. */
export const signedActions = {
  SUBMIT: ['提交', 'Submit'],
  APPROVE: ['复核通过', 'Approve'],
  FINAL_APPROVE: ['终审通过', 'Final approval'],
  ACCEPT: ['签收', 'Accept'],
  REFUSE: ['拒收', 'Refuse'],
} as const satisfies Record<string, Words>
export type SignedAction = keyof typeof signedActions

/** A step inside the applicant's enterprise: approved by signature, or sent back with a reason (spec §4). */
export interface DecisionStep {
  /** The application waits in this state. */
  state: ApplicationState
  /** Posts that decide. */
  actors: readonly Post[]
  action: Extract<SignedAction, 'APPROVE' | 'FINAL_APPROVE'>
  /** Pages of the portal where it is decided; who may open one may decide (I21). */
  pages: readonly string[]
}

/** A step outside: approved, or refused for good; some may also ask for a correction. */
export interface OutsideStep {
  state: ApplicationState
  from: Outsider
  mayReturn?: true
}

export type FlowStep = DecisionStep | OutsideStep

export interface FlowRow {
  name: Words
  /** In the names of to-dos: 待复核开立. */
  short: Words
  /** Who fills in the form and submits it. */
  submitters: readonly Post[]
  submitPages: readonly string[]
  /** What submitting is called in the signed text; `SUBMIT` unless the act is the whole flow. */
  submitActions: readonly SignedAction[]
  /** In order; empty: submitting is the whole act. Every submission and every decision to approve is signed. */
  steps: readonly FlowStep[]
  /** Query nouns that change with every act of this flow: the portal refreshes these and nothing else. */
  touches: readonly Noun[]
  /** What the other side of an entry is in the signed text: 供应商, 接收方. */
  counterparty: TermName
}

export type Noun = 'applications' | 'credits' | 'limits' | 'todos' | 'messages' | 'drafts' | 'suppliers' | 'receipts'

export const isDecision = (step: FlowStep): step is DecisionStep => 'actors' in step

const director = (pages: readonly string[]): DecisionStep => ({
  state: 'PENDING_DIRECTOR',
  actors: ['DIRECTOR'],
  action: 'APPROVE',
  pages,
})
const final = (pages: readonly string[]): DecisionStep => ({
  state: 'PENDING_FINAL',
  actors: ['FINAL'],
  action: 'FINAL_APPROVE',
  pages,
})
const counterparty: OutsideStep = { state: 'PENDING_COUNTERPARTY', from: 'COUNTERPARTY' }
const everything = ['applications', 'credits', 'limits', 'todos', 'messages', 'receipts'] as const
const operator = { submitters: ['OPERATOR'], submitActions: ['SUBMIT'] } as const

/** The flow table (D2): a further business type is one row here and its folder on the server. */
export const flows = {
  ISSUE: {
    name: ['金票开立', 'Ticket issue'],
    short: ['开立', 'issues'],
    ...operator,
    submitPages: issuePage,
    steps: [director(directorApprovePage), final(finalApprovePage), counterparty],
    touches: everything,
    counterparty: 'supplierName',
  },
  ISSUE_CANCEL: {
    name: ['开立撤回', 'Issue cancellation'],
    short: ['开立撤回', 'issue cancellations'],
    ...operator,
    submitPages: issuePage,
    steps: [director(directorApprovePage)],
    touches: everything,
    counterparty: 'supplierName',
  },
  ACCEPT: {
    name: ['金票签收', 'Ticket acceptance'],
    short: ['签收', 'acceptances'],
    submitters: ['OPERATOR', 'DIRECTOR'],
    submitPages: acceptPages,
    submitActions: ['ACCEPT', 'REFUSE'],
    steps: [],
    touches: everything,
    counterparty: 'counterpartyName',
  },
  TRANSFER: {
    name: ['金票转让', 'Ticket transfer'],
    short: ['转让', 'transfers'],
    ...operator,
    submitPages: transferPage,
    steps: [director(splitApprovePage), counterparty],
    touches: everything,
    counterparty: 'recipientName',
  },
} as const satisfies Record<string, FlowRow>

export type BusinessType = keyof typeof flows
export const businessTypes = Object.keys(flows) as [BusinessType, ...BusinessType[]]
export const flowOf = (type: BusinessType): FlowRow => flows[type]

/** The pages on which an act of a flow is signed; undefined where the flow has no such act. */
export function pagesToSign(row: FlowRow, action: SignedAction): readonly string[] | undefined {
  if (row.submitActions.includes(action)) return row.submitPages
  return row.steps.filter(isDecision).find((step) => step.action === action)?.pages
}

const everyFlow = businessTypes.map(flowOf)
/** Pages with a form, whose files are uploaded there. */
export const formPages: readonly string[] = everyFlow
  .filter(({ submitActions }) => submitActions.includes('SUBMIT'))
  .flatMap(({ submitPages }) => submitPages)
const decisionPages = everyFlow.flatMap(({ steps }) => steps.filter(isDecision).flatMap(({ pages }) => pages))
/** Pages on which something is signed. */
export const signingPages: readonly string[] = [
  ...everyFlow.flatMap(({ submitPages }) => submitPages),
  ...decisionPages,
]

/** Names of the flows as words of a column. */
export const businessWords: Readonly<Record<BusinessType, StatusWord>> = Object.fromEntries(
  businessTypes.map((type) => [type, { label: flows[type].name, tone: 'neutral' }]),
) as Record<BusinessType, StatusWord>
