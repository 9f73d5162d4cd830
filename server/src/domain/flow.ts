import type { FlowRow, FlowStep, StepActor } from '@jinpiao/contract/flow'
import type { Post } from '@jinpiao/contract/roles'
import { type ApplicationState, applicationStates, type Decision } from '@jinpiao/contract/status'
import { BusinessError } from './businessError.ts'

/** What the interpreter needs to know of an application. */
export interface FlowApplication {
  state: ApplicationState
  /** Of the current round only: a returned application starts a new one (I12). */
  decisions: readonly { personId: string; decision: Decision }[]
  submittedBy: string | null
  /** States that this enterprise has switched off, e.g. PENDING_FINAL where the core works without final review (Q6). */
  skipped?: readonly ApplicationState[]
}

export interface FlowActor {
  personId: string
  post: Post
}

/**
 * What an act leads to. `effect` says which hook of the business type the transaction runs:
 * `lock` on submission, `step` after an approval that is not the last, `done` after the last, `release` when it ends
 * or goes back without effect.
 */
export interface Transition {
  from: ApplicationState
  to: ApplicationState
  decision: Decision
  effect: 'lock' | 'step' | 'done' | 'release' | 'none'
}

/** Drafts and returned ones are the operator's to edit and submit. */
const EDITABLE: readonly ApplicationState[] = ['DRAFT', 'RETURNED']
const ENDED: readonly ApplicationState[] = ['DONE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED']
const REASON_LENGTH = { min: 2, max: 200 }

export const isEditable = (state: ApplicationState): boolean => EDITABLE.includes(state)
export const isEnded = (state: ApplicationState): boolean => ENDED.includes(state)

const wrongState = (state: ApplicationState) => new BusinessError('04000114', applicationStates[state].label)

function stepsOf(row: FlowRow, application: FlowApplication): FlowStep[] {
  return row.steps.filter((step) => !application.skipped?.includes(step.state))
}

function after(row: FlowRow, application: FlowApplication): { to: ApplicationState; effect: 'step' | 'done' } {
  const steps = stepsOf(row, application)
  const next = steps[steps.findIndex((step) => step.state === application.state) + 1]
  return next ? { to: next.state, effect: 'step' } : { to: 'DONE', effect: 'done' }
}

/** The step that waits for a decision, if it waits for this kind of actor. */
export function openStep(row: FlowRow, application: FlowApplication, actor: StepActor): FlowStep {
  const step = stepsOf(row, application).find((candidate) => candidate.state === application.state)
  if (!step) throw wrongState(application.state)
  if (!step.actors.includes(actor)) throw new BusinessError('01000202')
  return step
}

/** I11: nobody decides twice in one round, whatever role he has switched to in between. */
export function requireOtherPerson(application: FlowApplication, actor: FlowActor): void {
  const acted = application.decisions.some((step) => step.personId === actor.personId)
  if (acted || application.submittedBy === actor.personId) throw new BusinessError('01000201')
}

/** Submitting: from draft or returned to the first step, or straight to DONE where the flow has none. */
export function submit(row: FlowRow, application: FlowApplication, actor: FlowActor): Transition {
  if (!row.submitters.includes(actor.post)) throw new BusinessError('01000202')
  if (!isEditable(application.state)) throw wrongState(application.state)
  const first = stepsOf(row, application)[0]
  return { from: application.state, to: first?.state ?? 'DONE', decision: 'SUBMIT', effect: first ? 'lock' : 'done' }
}

/** A decision of somebody of the applicant's enterprise: four eyes, and only what the step allows. */
export function decide(
  row: FlowRow,
  application: FlowApplication,
  actor: FlowActor,
  decision: 'APPROVE' | 'RETURN' | 'REJECT',
  comment: string,
): Transition {
  const step = openStep(row, application, actor.post)
  requireOtherPerson(application, actor)
  return settle(row, application, step, decision, comment)
}

/** An answer from outside: the counterparty, the platform, a funder, the bank. */
export function externalEvent(
  row: FlowRow,
  application: FlowApplication,
  from: StepActor,
  decision: 'APPROVE' | 'RETURN' | 'REJECT',
  comment = '',
): Transition {
  return settle(row, application, openStep(row, application, from), decision, comment)
}

function settle(
  row: FlowRow,
  application: FlowApplication,
  step: FlowStep,
  decision: 'APPROVE' | 'RETURN' | 'REJECT',
  comment: string,
): Transition {
  const from = application.state
  if (decision === 'APPROVE') return { from, decision, ...after(row, application) }
  const allowed = decision === 'RETURN' ? step.mayReturn : step.mayReject
  if (!allowed) throw new BusinessError('01000202')
  const { length } = comment.trim()
  if (length < REASON_LENGTH.min || length > REASON_LENGTH.max) throw new BusinessError('04000115')
  return { from, to: decision === 'RETURN' ? 'RETURNED' : 'REJECTED', decision, effect: 'release' }
}

/** By the one who submitted, until the next person has decided (Q7). */
export function withdraw(row: FlowRow, application: FlowApplication, actor: FlowActor): Transition {
  const first = stepsOf(row, application)[0]
  if (!first || application.state !== first.state) throw wrongState(application.state)
  if (application.submittedBy !== actor.personId) throw new BusinessError('01000202')
  return { from: application.state, to: 'WITHDRAWN', decision: 'WITHDRAW', effect: 'release' }
}

/** Nobody acted in time. Drafts hold nothing, so nothing is released. */
export function expire(application: FlowApplication): Transition {
  if (isEnded(application.state)) throw wrongState(application.state)
  const effect = isEditable(application.state) ? 'none' : 'release'
  return { from: application.state, to: 'EXPIRED', decision: 'AUTO', effect }
}
