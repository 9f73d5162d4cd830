import type { UkeyState } from './states/ukey.ts'

/** From so many days before its end a certificate is to be renewed (spec §9); its bearer is reminded then. */
export const UKEY_SOON_DAYS = 30
/** Second reminder. */
export const UKEY_LAST_DAYS = 7

/** A key as it is stored: its certificate's last moment is an instant in UTC, `2026-11-27T00:00:00.000Z`. */
interface StoredKey {
  state: string
  expiresAt: string
}

/** Moments that a certificate's end is compared with, in the same form. */
export interface UkeyBounds {
  now: string
  /** First moment after the days in which it is to be renewed. */
  soon: string
}

/** What a key is at a moment: of one that is in use its certificate says it. */
export function ukeyStateOf({ state, expiresAt }: StoredKey, { now, soon }: UkeyBounds): UkeyState {
  if (state !== 'ACTIVE') return state === 'LOST' ? 'LOST' : 'REVOKED'
  if (expiresAt <= now) return 'EXPIRED'
  return expiresAt < soon ? 'NEAR_EXPIRY' : 'ACTIVE'
}
