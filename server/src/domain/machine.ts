import { NOT_YOUR_TURN } from '@jinpiao/contract/errors'
import { type DecisionStep, type FlowRow, type FlowStep, type Outsider, type OutsideStep } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { Post } from '@jinpiao/contract/roles'
import { type ApplicationState, applicationStates, type Decision } from '@jinpiao/contract/status'
import { reasonLength } from '@jinpiao/contract/terms'
import { BusinessError } from './businessError.ts'

/** What the interpreter needs to know of an application. */
export interface FlowApplication {
  state: ApplicationState
  /** Of the current round only: a returned application starts a new one (I12). */
  decisions: readonly { personId: string; decision: Decision }[]
  submittedBy: string | null
  /** Who wrote what is submitted: its creator, and who edited it last. */
  preparedBy?: readonly (string | null)[]
  /** States that this enterprise has switched off, e.g. PENDING_FINAL where the core works without final review (Q6). */
  skipped?: readonly ApplicationState[]
}

export interface FlowActor {
  personId: string
  post: Post
}

/**
 * What an act leads to. `effect` says which part of the business the transaction runs: `hold` on submission, `decided`
 * after the last approval inside the enterprise, `release` when it goes back or ends before that, `ended` after the last
 * answer from outside, `none` otherwise.
 */
export interface Transition {
  from: ApplicationState
  to: ApplicationState
  decision: Decision
  effect: 'hold' | 'decided' | 'release' | 'ended' | 'none'
  /** Of an answer from outside: who has given it. */
  by?: Outsider
  /** Of a submission: what its round passes over, whatever the enterprise switches later (Q6). */
  skipped?: readonly ApplicationState[]
}

/** Drafts and returned ones are the operator's to edit and submit. */
const EDITABLE: readonly ApplicationState[] = ['DRAFT', 'RETURNED']
const ENDED: readonly ApplicationState[] = ['DONE', 'PARTLY_FAILED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED']

export const isEditable = (state: ApplicationState): boolean => EDITABLE.includes(state)
export const isEnded = (state: ApplicationState): boolean => ENDED.includes(state)

export const wrongState = (state: ApplicationState) => new BusinessError('04000114', applicationStates[state].label)

/** Whose turn it is has changed since the caller looked; a permission is not missing. */
export const notYourTurn = (state: ApplicationState) => new BusinessError(NOT_YOUR_TURN, applicationStates[state].label)

function stepsOf(row: FlowRow, application: FlowApplication): FlowStep[] {
  return row.steps.filter((step) => !application.skipped?.includes(step.state))
}

function next(row: FlowRow, application: FlowApplication): FlowStep | undefined {
  const steps = stepsOf(row, application)
  const rest = steps.slice(steps.findIndex((step) => step.state === application.state) + 1)
  return rest.find((step) => !judgesRefusal(step))
}

const judgesRefusal = (step: FlowStep) => !isDecision(step) && step.ifRefused === true

/** The step that judges what the present one refuses; undefined: a refusal ends the application. */
function judgeOf(row: FlowRow, application: FlowApplication): FlowStep | undefined {
  const steps = stepsOf(row, application)
  const following = steps[steps.findIndex((step) => step.state === application.state) + 1]
  return following && judgesRefusal(following) ? following : undefined
}

const current = (row: FlowRow, application: FlowApplication) =>
  stepsOf(row, application).find((step) => step.state === application.state)

/**
 * The step that waits for a decision of this post.
 * @throws {BusinessError} 01000202 the post decides no step of the flow, 04000124 it decides another one than this.
 */
export function openStep(row: FlowRow, application: FlowApplication, post: Post): DecisionStep {
  const isOwn = (step: FlowStep): step is DecisionStep => isDecision(step) && step.actors.includes(post)
  if (!row.steps.some(isOwn)) throw new BusinessError('01000202')
  const step = current(row, application)
  if (step === undefined || !isOwn(step)) throw notYourTurn(application.state)
  return step
}

/** I11: nobody decides on what he has prepared, nor twice in one round, whatever role he has switched to in between. */
export function requireOtherPerson(application: FlowApplication, actor: FlowActor): void {
  const acted = application.decisions.some((step) => step.personId === actor.personId)
  const prepared = [application.submittedBy, ...(application.preparedBy ?? [])].includes(actor.personId)
  if (acted || prepared) throw new BusinessError('01000201')
}

/** @throws {BusinessError} 04000115 whoever says no says why. */
export function requireReason(comment: string): void {
  const { length } = comment.trim()
  if (length < reasonLength.min || length > reasonLength.max) throw new BusinessError('04000115')
}

/** Submitting: from draft or returned to the first step, or straight to DONE where the flow has none. */
export function submit(row: FlowRow, application: FlowApplication, actor: FlowActor): Transition {
  if (!row.submitters.includes(actor.post)) throw new BusinessError('01000202')
  if (!isEditable(application.state)) throw wrongState(application.state)
  const first = stepsOf(row, application)[0]
  const from = application.state
  const { skipped = [] } = application
  return { from, to: first?.state ?? 'DONE', decision: 'SUBMIT', effect: first ? 'hold' : 'ended', skipped }
}

/** A decision of somebody of the applicant's enterprise: four eyes, and a reason where it goes back (驳回, spec §4). */
export function decide(
  row: FlowRow,
  application: FlowApplication,
  actor: FlowActor,
  decision: 'APPROVE' | 'RETURN',
  comment: string,
): Transition {
  openStep(row, application, actor.post)
  requireOtherPerson(application, actor)
  const from = application.state
  if (decision === 'RETURN') {
    requireReason(comment)
    return { from, to: 'RETURNED', decision, effect: 'release' }
  }
  const step = next(row, application)
  const isLast = step === undefined || !isDecision(step)
  return { from, to: step?.state ?? 'DONE', decision, effect: isLast ? 'decided' : 'none' }
}

/**
 * An answer from outside. `STAY`: only a part of it is answered, the application waits for the rest; `PARTLY`: all is
 * answered, and a part was refused.
 */
export type OutsideAnswer = 'APPROVE' | 'PARTLY' | 'REJECT' | 'RETURN' | 'STAY'

/** What becomes of the whole is no word for the part that is answered. */
const partial = (answer: OutsideAnswer): answer is 'PARTLY' | 'STAY' => answer === 'PARTLY' || answer === 'STAY'

/**
 * What an answer from outside leads to; the trail records `decision`, which of a part may differ from what becomes of the
 * whole.
 */
export function outside(
  row: FlowRow,
  application: FlowApplication,
  from: Outsider,
  answer: OutsideAnswer,
  { comment = '', decision = partial(answer) ? 'APPROVE' : answer }: { comment?: string; decision?: Decision } = {},
): Transition {
  const isOwn = (each: FlowStep): each is OutsideStep => !isDecision(each) && each.from === from
  if (!row.steps.some(isOwn)) throw new BusinessError('01000202')
  const step = current(row, application)
  if (!step) throw wrongState(application.state)
  if (!isOwn(step)) {
    // Whoever has refused may still agree while that is judged.
    const refuser = judgesRefusal(step) ? row.steps[row.steps.indexOf(step) - 1] : undefined
    if (answer !== 'APPROVE' || refuser === undefined || !isOwn(refuser)) throw notYourTurn(application.state)
  }
  if (decision === 'REJECT' || decision === 'RETURN') requireReason(comment)
  const { state } = application
  const given = { from: state, decision, by: from } as const
  if (answer === 'STAY') return { ...given, to: state, effect: 'none' }
  if (answer === 'RETURN') {
    if (isDecision(step) || step.mayReturn !== true) throw new BusinessError('01000202')
    return { ...given, to: 'RETURNED', effect: 'release' }
  }
  if (answer === 'REJECT') {
    const judge = judgeOf(row, application)
    return judge ? { ...given, to: judge.state, effect: 'none' } : { ...given, to: 'REJECTED', effect: 'ended' }
  }
  const following = next(row, application)
  const end = answer === 'PARTLY' ? 'PARTLY_FAILED' : 'DONE'
  return { ...given, to: following?.state ?? end, effect: following ? 'none' : 'ended' }
}

/** Whether an application that waits in this state may be withdrawn: until the next person has decided, or as its row says. */
export const isWithdrawable = ({ steps, withdrawnIn = [] }: FlowRow, state: ApplicationState): boolean =>
  steps[0]?.state === state || withdrawnIn.some((each) => each === state)

/** By the one who submitted, until the next person has decided (Q7), and in the later steps that the row names. */
export function withdraw(row: FlowRow, application: FlowApplication, actor: FlowActor): Transition {
  const steps = stepsOf(row, application)
  if (!isWithdrawable({ ...row, steps }, application.state)) throw wrongState(application.state)
  if (application.submittedBy !== actor.personId) throw new BusinessError('01000202')
  return { from: application.state, to: 'WITHDRAWN', decision: 'WITHDRAW', effect: 'release' }
}

/** 作废: an operator ends what was returned instead of correcting it. It holds nothing any more. */
export function voidReturned(row: FlowRow, application: FlowApplication, actor: FlowActor): Transition {
  if (!row.submitters.includes(actor.post)) throw new BusinessError('01000202')
  if (application.state !== 'RETURNED') throw wrongState(application.state)
  return { from: application.state, to: 'CANCELLED', decision: 'VOID', effect: 'none' }
}

/** What it waits for has been decided elsewhere, e.g. by the bank; the caller runs what that means. */
export const settled = ({ state }: FlowApplication, to: 'DONE' | 'REJECTED'): Transition => {
  if (isEnded(state)) throw wrongState(state)
  return { from: state, to, decision: 'AUTO', effect: 'none' }
}

/**
 * A line that had failed was done after all: the application is what its lines make of it now, also where it had ended by
 * them. The trail says at which step it was answered anew.
 */
export function corrected(row: FlowRow, { state }: FlowApplication, from: Outsider, answer: OutsideAnswer): Transition {
  const step = row.steps.find((each) => !isDecision(each) && each.from === from)
  if (step === undefined || ![step.state, 'REJECTED', 'PARTLY_FAILED'].includes(state)) throw wrongState(state)
  const to = answer === 'STAY' ? state : answer === 'PARTLY' ? 'PARTLY_FAILED' : 'DONE'
  return { from: step.state, to, decision: 'APPROVE', effect: 'none', by: from }
}

/** Nobody acted in time. Drafts and returned ones hold nothing, so nothing is released. */
export function expire(row: FlowRow, application: FlowApplication): Transition {
  if (isEnded(application.state)) throw wrongState(application.state)
  const step = current(row, application)
  const effect = step === undefined ? 'none' : isDecision(step) ? 'release' : 'ended'
  return { from: application.state, to: 'EXPIRED', decision: 'AUTO', effect }
}
