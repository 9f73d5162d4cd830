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
  certSerialNo: string
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
  code: UkeyProblem | 'PIN_INCORRECT' | 'CANCELLED'
  attemptsLeft?: number | undefined
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
