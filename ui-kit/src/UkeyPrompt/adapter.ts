/**
 * What the prompt needs of a way to a UKEY. Structural, so that the kit imports no driver: every `UkeyDriver` of
 * `@jinpiao/ukey` fits as it is.
 */
export interface UkeyAdapter<Signature> {
  /** Who asks for the PIN: this dialog, the driver's own window, or nobody. */
  readonly pinEntry: 'page' | 'driver' | 'none'
  list(): Promise<readonly UkeyCertificateInfo[]>
  sign(
    request: { original: string; certSerialNo: string; pin?: string },
    options: { signal: AbortSignal },
  ): Promise<Signature>
}

export interface UkeyCertificateInfo {
  /** As the enterprise has registered it. */
  certSerialNo: string
  /** Its last four characters: by them the person is asked for the key. */
  suffix: string
  /** ISO-8601 instant. */
  notAfter: string
}

/** Codes that name a state of the prompt; PIN_INCORRECT and CANCELLED lead back to the PIN. */
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
  'REMOVED',
  'PIN_LOCKED',
  'PRINTED_NO',
  'SIGN_FAILED',
  'BUSY',
  'TIMEOUT',
] as const
export type UkeyProblem = (typeof ukeyProblems)[number]

export interface UkeyFailure {
  /** What went wrong, in the words of the prompt. */
  code: UkeyProblem | 'PIN_INCORRECT' | 'CANCELLED'
  /** Of the PIN, before the key locks itself. */
  attemptsLeft?: number | undefined
  /** Of the key that is there, where another one is asked for. */
  foundSuffix?: string | undefined
}

/** Reads what an adapter threw: `code` and `details` of a UkeyError; anything else is SIGN_FAILED. */
export function ukeyFailure(error: unknown): UkeyFailure {
  const { code, details } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    details?: { attemptsLeft?: number; foundSuffix?: string }
  }
  const known = [...ukeyProblems, 'PIN_INCORRECT', 'CANCELLED'] as const
  return {
    code: known.find((each) => each === code) ?? 'SIGN_FAILED',
    attemptsLeft: details?.attemptsLeft,
    foundSuffix: details?.foundSuffix,
  }
}
