import { type Day, daysBetween } from '@jinpiao/values/days'
import type { UkeyState } from './states/ukey.ts'

/** Days before the end of a certificate from which on it is time for another. */
export const UKEY_SOON_DAYS = 30

/**
 * How a key stands today: its row knows whether it is in use, lost or cancelled, the day of its certificate the rest.
 * @param until last day of its certificate.
 */
export function ukeyStateOn(today: Day, state: 'ACTIVE' | 'LOST' | 'REVOKED', until: Day): UkeyState {
  if (state !== 'ACTIVE') return state
  const days = daysBetween(today, until)
  if (days < 0) return 'EXPIRED'
  return days <= UKEY_SOON_DAYS ? 'NEAR_EXPIRY' : 'ACTIVE'
}
