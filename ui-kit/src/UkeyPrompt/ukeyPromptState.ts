import type { UkeyFailure, UkeyProblem } from '../lib/ukeyFailure.ts'
import type { UkeyCertificateInfo } from './adapter.ts'

/**
 * The states of signing (accessibility §5.8). `blocked`: something is missing that the person can put right.
 * `failed`: it was tried and did not work.
 */
export type UkeyPromptState =
  | { phase: 'detecting' }
  | { phase: 'blocked'; problem: UkeyProblem; foundSuffix?: string | undefined }
  | {
      phase: 'ready'
      /** Absent in the simulation. */
      certificate?: UkeyCertificateInfo
      note?: 'cancelled' | 'pinIncorrect'
      attemptsLeft?: number | undefined
    }
  | {
      phase: 'signing'
      slow: boolean
      certificate?: UkeyCertificateInfo | undefined
      /** Address of the driver's window, offered when the person may have missed it. */
      window?: string
    }
  | { phase: 'failed'; problem: UkeyProblem; rawCode?: string | undefined }
  | { phase: 'submitting' }
  | { phase: 'submitFailed'; message: string; canSubmitAgain: boolean }
  | { phase: 'done' }

export type UkeyPromptEvent =
  /** Opened or closed: from the beginning. */
  | { type: 'reset'; simulated: boolean }
  /** The person asks to look again. */
  | { type: 'detect'; simulated: boolean }
  /** An answer of the polling; `now` in ms. */
  | { type: 'listed'; certificates: readonly UkeyCertificateInfo[]; expected: string | undefined; now: number }
  | { type: 'listFailed'; failure: UkeyFailure }
  | { type: 'sign' }
  | { type: 'slow' }
  /** Its window has been open for a while and nobody has typed there. */
  | { type: 'window'; address: string }
  | { type: 'signFailed'; failure: UkeyFailure }
  | { type: 'submit' }
  | { type: 'submitFailed'; message: string; canSubmitAgain: boolean }
  | { type: 'submitted' }

/** An attempt that failed, as against what keeps the person from signing at all. */
const attempts: readonly UkeyProblem[] = ['PRINTED_NO', 'SIGN_FAILED', 'BUSY', 'TIMEOUT', 'UNKNOWN']

/** Polling can end these: the person plugs, unplugs or starts something. A locked PIN stays locked. */
const curedByHand: readonly UkeyProblem[] = [
  'NOT_INSERTED',
  'WRONG_CERT',
  'MULTIPLE',
  'NO_CERT',
  'EXPIRED',
  'AGENT_ABSENT',
  'LNA_DENIED',
  'REMOVED',
]

export function initialState(simulated: boolean): UkeyPromptState {
  return simulated ? { phase: 'ready' } : { phase: 'detecting' }
}

/** Whether to ask the driver which keys are plugged. */
export function polls(state: UkeyPromptState): boolean {
  if (state.phase === 'blocked') return curedByHand.includes(state.problem)
  return state.phase === 'detecting' || (state.phase === 'ready' && state.certificate !== undefined)
}

/** The key is at work or the server is: nothing can be taken back. Not while the driver waits for the person. */
export function isBusy(state: UkeyPromptState): boolean {
  return (state.phase === 'signing' && !state.slow && state.window === undefined) || state.phase === 'submitting'
}

/** Nothing is left to do here but to close: it is submitted, or this signature never will be. */
export function isOver(state: UkeyPromptState): boolean {
  return state.phase === 'done' || (state.phase === 'submitFailed' && !state.canSubmitAgain)
}

/** An answer that changes nothing returns the same object, so that nobody hears the same state twice. */
export function ukeyPromptReducer(state: UkeyPromptState, event: UkeyPromptEvent): UkeyPromptState {
  switch (event.type) {
    case 'reset':
      return initialState(event.simulated)
    case 'detect':
      return isBusy(state) || isOver(state) ? state : initialState(event.simulated)
    case 'listed':
      return polls(state) ? same(state, recognised(state, event)) : state
    case 'listFailed':
      return polls(state) ? same(state, blockedBy(event.failure)) : state
    case 'sign':
      return state.phase === 'ready' ? { phase: 'signing', slow: false, certificate: state.certificate } : state
    case 'slow':
      return state.phase === 'signing' ? { ...state, slow: true } : state
    case 'window':
      return state.phase === 'signing' ? { ...state, window: event.address } : state
    case 'signFailed':
      return state.phase === 'signing' ? afterFailure(event.failure, state.certificate) : state
    case 'submit':
      return state.phase === 'signing' || (state.phase === 'submitFailed' && state.canSubmitAgain)
        ? { phase: 'submitting' }
        : state
    case 'submitFailed': {
      const { message, canSubmitAgain } = event
      return state.phase === 'submitting' ? { phase: 'submitFailed', message, canSubmitAgain } : state
    }
    case 'submitted':
      return state.phase === 'submitting' ? { phase: 'done' } : state
  }
}

/** Spec §5: only one key may be plugged, and it must be the registered one. */
function recognised(
  state: UkeyPromptState,
  { certificates, expected, now }: Extract<UkeyPromptEvent, { type: 'listed' }>,
): UkeyPromptState {
  const [certificate, another] = certificates
  if (expected === undefined) return { phase: 'blocked', problem: 'NOT_BOUND' }
  if (certificate === undefined) {
    // Pulled out while signing stays said until it is back: "not inserted" would sound like another event.
    const removed = state.phase === 'blocked' && state.problem === 'REMOVED'
    return { phase: 'blocked', problem: removed ? 'REMOVED' : 'NOT_INSERTED' }
  }
  if (another !== undefined) return { phase: 'blocked', problem: 'MULTIPLE' }
  if (serial(certificate.certSerialNo) !== serial(expected)) {
    return { phase: 'blocked', problem: 'WRONG_CERT', foundSuffix: certificate.suffix }
  }
  if (Date.parse(certificate.notAfter) <= now) return { phase: 'blocked', problem: 'EXPIRED' }
  // A note (wrong PIN, cancelled) outlives the polling.
  if (state.phase === 'ready' && state.certificate?.certSerialNo === certificate.certSerialNo) return state
  return { phase: 'ready', certificate }
}

function blockedBy({ code, foundSuffix, rawCode }: UkeyFailure): UkeyPromptState {
  const problem = code === 'PIN_INCORRECT' || code === 'CANCELLED' ? 'SIGN_FAILED' : code
  // An error of the driver that is none of ours still needs 重新检测.
  if (!attempts.includes(problem)) return { phase: 'blocked', problem, foundSuffix }
  return { phase: 'failed', problem, ...(rawCode !== undefined && { rawCode }) }
}

function afterFailure(failure: UkeyFailure, certificate: UkeyCertificateInfo | undefined): UkeyPromptState {
  const again = certificate === undefined ? {} : { certificate }
  if (failure.code === 'CANCELLED') return { phase: 'ready', note: 'cancelled', ...again }
  if (failure.code === 'PIN_INCORRECT') {
    const { attemptsLeft } = failure
    return attemptsLeft === 0
      ? { phase: 'blocked', problem: 'PIN_LOCKED' }
      : { phase: 'ready', note: 'pinIncorrect', attemptsLeft, ...again }
  }
  return blockedBy(failure)
}

function same(before: UkeyPromptState, after: UkeyPromptState): UkeyPromptState {
  if (before.phase !== 'blocked' || after.phase !== 'blocked') return after
  return before.problem === after.problem && before.foundSuffix === after.foundSuffix ? before : after
}

/** Registers write serial numbers in either case, with or without zeros in front. */
function serial(text: string): string {
  return text.toUpperCase().replace(/^0+(?=.)/, '')
}
