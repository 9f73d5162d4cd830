import type { ApplicationState } from '@jinpiao/contract/status'

export interface ApplyCount {
  submitted: number
  /** Still with the operator: refused when it was to be submitted, or sent back since. */
  notSubmitted: number
  /** Wait for the first who has to act on them. */
  waiting: number
  /** Nothing is known yet of at least one: then nothing may be claimed of their number. */
  isOpen: boolean
}

/**
 * How many of the applications named in the address are submitted, by what the server says of each: the address is
 * kept and sent, and what happened since counts. Until the server has answered, the outcome of the submission just made
 * stands in for it.
 *
 * @param first state of what has just been submitted: of the first step of the flow.
 * @param states as the server knows them now, by `pkApply`.
 * @param outcome of the submission that led here, if one did.
 */
export function applyResult(
  first: ApplicationState,
  pkApplys: readonly string[],
  states: ReadonlyMap<string, ApplicationState>,
  outcome: readonly { id: string; ok: boolean }[] = [],
): ApplyCount {
  const stated = pkApplys.map((pkApply): ApplicationState | undefined => {
    const result = outcome.find(({ id }) => id === pkApply)
    return states.get(pkApply) ?? (result && (result.ok ? first : 'DRAFT'))
  })
  const notSubmitted = stated.filter((state) => state !== undefined && isWithOperator(state)).length
  return {
    submitted: stated.filter((state) => state !== undefined).length - notSubmitted,
    notSubmitted,
    waiting: stated.filter((state) => state === first).length,
    isOpen: stated.includes(undefined),
  }
}

export const isWithOperator = (state: ApplicationState): boolean => state === 'DRAFT' || state === 'RETURNED'
