import { currentUser } from './sessionHooks.ts'

/** Acts whose answer never came, with the id that each was sent under. */
const unanswered = new Map<string, string>()

/** One request, as the server knows it again (I24). */
export interface SentRequest {
  requestId: string
  /** Told when no answer has come: whether the server has acted is not known. */
  onUnanswered: () => void
}

/**
 * A new id, in groups of four: an error page shows it, and the last twelve characters of a UUID may all be digits, which
 * a screen reader reads as one number (accessibility §2).
 */
export function newRequestId(): string {
  return (crypto.randomUUID().replaceAll('-', '').match(/.{4}/g) ?? []).join('-')
}

/**
 * An answer may be lost after the server has done what was asked, so whoever then repeats the act must be recognised:
 * the same act of the same user keeps its id until an answer has come. Two alike at the same time are two acts.
 *
 * @param parts all that tells one act from another: method, path, body.
 */
export function sentAct(parts: readonly string[]): SentRequest {
  const act = JSON.stringify([currentUser(), ...parts])
  const requestId = unanswered.get(act) ?? newRequestId()
  unanswered.delete(act)
  return { requestId, onUnanswered: () => unanswered.set(act, requestId) }
}

/** GET requests need no idempotency key: each gets an id of its own. */
export const readRequestId = (): SentRequest => ({ requestId: newRequestId(), onUnanswered: () => {} })
