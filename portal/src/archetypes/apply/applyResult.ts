import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { flowProgress } from './flowProgress.ts'

export interface ApplyCount {
  submitted: number
  /** Still with the operator: refused when it was to be submitted. */
  notSubmitted: number
  /** Wait for the first who has to act on them. */
  waiting: number
  /** At least one was submitted and has come to nothing since, or failed in part: then it is said where they stand now. */
  hasStopped: boolean
  /** Nothing is known yet of at least one: then nothing may be claimed of their number. */
  isOpen: boolean
}

/**
 * How many of the applications named in the address are submitted, by what the server says of each: the address is
 * kept and sent, and what happened since counts. Until the server has answered, the outcome of the submission just made
 * stands in for it.
 *
 * @param states as the server knows them now, by `pkApply`.
 * @param outcome of the submission that led here, if one did.
 */
export function applyResult(
  type: BusinessType,
  pkApplys: readonly string[],
  states: ReadonlyMap<string, ApplicationState>,
  outcome: readonly { id: string; ok: boolean }[] = [],
): ApplyCount {
  const first = flowOf(type).steps[0]?.state ?? 'DONE'
  const stated = pkApplys.map((pkApply) => {
    const isRefused = outcome.find(({ id }) => id === pkApply)?.ok === false
    const answered = outcome.some(({ id }) => id === pkApply) ? (isRefused ? 'DRAFT' : first) : undefined
    const state = states.get(pkApply) ?? answered
    return { state, isLeft: state !== undefined && isNotSubmitted(state, isRefused) }
  })
  const known = stated.filter(({ state }) => state !== undefined)
  const notSubmitted = known.filter(({ isLeft }) => isLeft).length
  return {
    submitted: known.length - notSubmitted,
    notSubmitted,
    waiting: stated.filter(({ state }) => state === first).length,
    hasStopped: stated.some(({ state, isLeft }) => state !== undefined && !isLeft && isStopped(type, state)),
    isOpen: known.length < stated.length,
  }
}

/** A draft; or what was returned before, and refused when it was submitted again. */
export const isNotSubmitted = (state: ApplicationState, isRefused: boolean): boolean =>
  state === 'DRAFT' || (state === 'RETURNED' && isRefused)

const isStopped = (type: BusinessType, state: ApplicationState): boolean =>
  state === 'PARTLY_FAILED' || flowProgress(type, state) === undefined
