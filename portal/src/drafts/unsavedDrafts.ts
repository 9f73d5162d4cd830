import { instantInShanghai } from '@jinpiao/values/days'
import { serverNow } from '#portal/http/serverClock.ts'

export interface UnsavedDraft {
  payload: unknown
  /** When it was kept, as an instant in Shanghai. */
  savedAt: string
}

/**
 * What was typed last and could not be saved any more, because session or network were gone (accessibility §5.18). In the
 * memory of this tab only: a logout loads the page anew, and nothing of the person stays.
 */
const kept = new Map<string, UnsavedDraft>()

/** Whose form it is: the next one to sign in at this machine may be somebody else. */
export const unsavedKey = (userId: string, routeKey: string): string => `${userId}/${routeKey}`

export const keepUnsaved = (key: string, payload: unknown): void =>
  void kept.set(key, { payload, savedAt: instantInShanghai(serverNow()) })
export const unsavedOf = (key: string): UnsavedDraft | undefined => kept.get(key)
export const forgetUnsaved = (key: string): void => void kept.delete(key)
