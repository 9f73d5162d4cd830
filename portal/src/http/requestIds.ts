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
 * An answer may be lost after the server has done what was asked, so whoever then repeats the act must be recognised:
 * the same act of the same user keeps its id until an answer has come. Two alike at the same time are two acts.
 *
 * @param parts all that tells one act from another: method, path, body.
 */
export function sentAct(parts: readonly string[]): SentRequest {
  const act = JSON.stringify([currentUser(), ...parts])
  const requestId = unanswered.get(act) ?? crypto.randomUUID()
  unanswered.delete(act)
  return { requestId, onUnanswered: () => unanswered.set(act, requestId) }
}

/** A question changes nothing, however often it is asked. */
export const sentQuestion = (): SentRequest => ({ requestId: crypto.randomUUID(), onUnanswered: () => {} })
