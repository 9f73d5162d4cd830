import type { UkeyMessages, UkeyWords } from './messages/ukey.ts'

/** Errors of a UKEY with a sentence each; PIN_INCORRECT and CANCELLED have one too, but lead back to the PIN. */
export const ukeyProblems = [
  'NOT_BOUND',
  'NOT_INSERTED',
  'WRONG_CERT',
  'MULTIPLE',
  'NO_CERT',
  'EXPIRED',
  'CHAIN_INVALID',
  'DRIVER_VERSION',
  'AGENT_ABSENT',
  'NO_DRIVER',
  'LNA_DENIED',
  'UNTRUSTED',
  'REMOVED',
  'PIN_LOCKED',
  'PRINTED_NO',
  'SIGN_FAILED',
  'BUSY',
  'TIMEOUT',
  'UNKNOWN',
] as const
export type UkeyProblem = (typeof ukeyProblems)[number]

export interface UkeyFailure {
  code: UkeyProblem | 'PIN_INCORRECT' | 'CANCELLED'
  /** Of the PIN, before the key locks itself. */
  attemptsLeft?: number | undefined
  /** Of the key that is there, where another one is asked for. */
  foundSuffix?: string | undefined
  /** With UNKNOWN: what the driver called it. */
  rawCode?: string | undefined
}

const known = [...ukeyProblems, 'PIN_INCORRECT', 'CANCELLED'] as const

/** Reads what a driver threw: `code` and `details` of a UkeyError; anything else is UNKNOWN with its raw code. */
export function ukeyFailure(thrown: unknown): UkeyFailure {
  const { code, details } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown
    details?: { attemptsLeft?: number; foundSuffix?: string }
  }
  const problem = known.find((each) => each === code) ?? 'UNKNOWN'
  return {
    code: problem,
    attemptsLeft: details?.attemptsLeft,
    foundSuffix: details?.foundSuffix,
    ...(problem === 'UNKNOWN' && { rawCode: rawCodeOf(thrown) }),
  }
}

/** What support can look up: the error's own code, else its name, else its message. */
export function rawCodeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { code, name, message } = thrown as { code?: unknown; name?: unknown; message?: unknown }
  // The code of a DOMException is a number of old: its name says more.
  if (!(thrown instanceof DOMException) && (typeof code === 'string' || typeof code === 'number')) return String(code)
  if (typeof name === 'string' && name !== '' && name !== 'Error') return name
  return typeof message === 'string' && message !== '' ? message : 'Error'
}

/** The sentence of a failure, the same wherever a UKEY is used. `words` are what the caller knows of the key. */
export function ukeyFailureText(t: UkeyMessages, failure: UkeyFailure, words: UkeyWords = {}): string {
  switch (failure.code) {
    case 'PIN_INCORRECT':
      return t.pinIncorrect(failure.attemptsLeft)
    case 'CANCELLED':
      return t.cancelled
    default:
      return t.problems[failure.code]({ found: failure.foundSuffix, rawCode: failure.rawCode, ...words })
  }
}
