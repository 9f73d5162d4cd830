import { acceptPages, directorApprovePage, finalApprovePage, issuePage } from './permissions.ts'
import type { Post } from './roles.ts'
import type { ApplicationState } from './status.ts'

/** Who acts at a step: a post of the applicant's enterprise, or somebody outside. */
export type StepActor = Post | 'COUNTERPARTY' | 'PLATFORM' | 'FUNDER' | 'BANK'

export interface FlowStep {
  /** The application waits in this state for the actor. */
  state: ApplicationState
  actors: readonly StepActor[]
  /** Approving takes a UKEY signature. */
  signed: boolean
  /** Besides approving. */
  mayReturn: boolean
  mayReject: boolean
}

export interface FlowRow {
  name: readonly [zh: string, en: string]
  /** Who fills in the form and submits it. */
  submitters: readonly Post[]
  submitSigned: boolean
  /** The pages that each act of the flow is signed on; who may open one of them may sign it (I21). */
  signedOn: Partial<Record<SignedAction, readonly string[]>>
  /** In order; empty: submitting is the whole act. */
  steps: readonly FlowStep[]
  /** What the applicant holds from submission to the end. */
  lock: 'limit' | 'ticket' | 'none'
  /** Query nouns that change with every act of this flow: the portal refreshes these and nothing else. */
  touches: readonly Noun[]
  /** Name of an entry in the signed text, e.g. 供应商 or 金票. */
  entryLabel: string
}

export type Noun = 'applications' | 'credits' | 'limits' | 'todos' | 'messages' | 'drafts' | 'suppliers'

const director: FlowStep = {
  state: 'PENDING_DIRECTOR',
  actors: ['DIRECTOR'],
  signed: true,
  mayReturn: true,
  mayReject: true,
}
const final: FlowStep = { state: 'PENDING_FINAL', actors: ['FINAL'], signed: true, mayReturn: true, mayReject: false }
const everything = ['applications', 'credits', 'limits', 'todos', 'messages'] as const

/** The flow table (D2): a further business type is one row here and its hooks on the server. */
export const flows = {
  ISSUE: {
    name: ['金票开立', 'Ticket issue'],
    submitters: ['OPERATOR'],
    submitSigned: true,
    signedOn: { SUBMIT: issuePage, APPROVE: directorApprovePage, FINAL_APPROVE: finalApprovePage },
    steps: [
      director,
      final,
      { state: 'PENDING_COUNTERPARTY', actors: ['COUNTERPARTY'], signed: true, mayReturn: false, mayReject: true },
    ],
    lock: 'limit',
    touches: everything,
    entryLabel: '供应商',
  },
  ISSUE_CANCEL: {
    name: ['开立撤回', 'Issue cancellation'],
    submitters: ['OPERATOR'],
    submitSigned: true,
    signedOn: { SUBMIT: issuePage, APPROVE: directorApprovePage },
    steps: [director],
    lock: 'ticket',
    touches: everything,
    entryLabel: '供应商',
  },
  ACCEPT: {
    name: ['金票签收', 'Ticket acceptance'],
    submitters: ['OPERATOR', 'DIRECTOR'],
    submitSigned: true,
    signedOn: { ACCEPT: acceptPages, REFUSE: acceptPages },
    steps: [],
    lock: 'none',
    touches: everything,
    entryLabel: '开立方',
  },
} as const satisfies Record<string, FlowRow>

export type BusinessType = keyof typeof flows
export const businessTypes = Object.keys(flows) as BusinessType[]
export const flowOf = (type: BusinessType): FlowRow => flows[type]

/** What a person does to an entry; the signed text names it. */
export const signedActions = {
  SUBMIT: ['提交', 'Submit'],
  APPROVE: ['复核通过', 'Approve'],
  FINAL_APPROVE: ['终审通过', 'Final approval'],
  ACCEPT: ['签收', 'Accept'],
  REFUSE: ['拒收', 'Refuse'],
} as const satisfies Record<string, readonly [zh: string, en: string]>
export type SignedAction = keyof typeof signedActions
