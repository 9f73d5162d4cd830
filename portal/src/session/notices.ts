import { postOf } from '@jinpiao/contract/roles'
import type { SecurityData } from '@jinpiao/contract/session'

/** Spec §9: from so many days on the expiry of the UKEY is announced. */
export const UKEY_WARNING_DAYS = 30

/** What a person is told after login, one dialog after the other (spec §4). */
export type Notice = { kind: 'licence' } | { kind: 'ukey'; days: number; expired: boolean; isDirector: boolean }

/** Spec §6: whoever is nothing but a director is not asked for the licence. */
export function skipsLicenceCheck({ candidateRoles }: Pick<SecurityData, 'candidateRoles'>): boolean {
  return candidateRoles.length > 0 && candidateRoles.every((code) => postOf(code) === 'DIRECTOR')
}

/** First the licence, then the UKEY; what was dismissed in this session stays away. */
export function noticesOf(
  security: Pick<SecurityData, 'uKeyNearExpiryDays' | 'currentRole3'>,
  { licenceExpired, isHidden }: { licenceExpired: boolean; isHidden: (kind: Notice['kind']) => boolean },
): Notice[] {
  const days = security.uKeyNearExpiryDays
  const code = security.currentRole3?.roleCode ?? ''
  const notices: Notice[] = []
  if (licenceExpired) notices.push({ kind: 'licence' })
  if (days !== undefined && days <= UKEY_WARNING_DAYS) {
    notices.push({ kind: 'ukey', days, expired: days <= 0, isDirector: postOf(code) === 'DIRECTOR' })
  }
  return notices.filter(({ kind }) => !isHidden(kind))
}

const flag = (kind: Notice['kind']) => `jinpiao.hideNotice.${kind}`
export const isHidden = (kind: Notice['kind']): boolean => sessionStorage.getItem(flag(kind)) !== null
export const hideNotice = (kind: Notice['kind']): void => sessionStorage.setItem(flag(kind), '1')

/** On logout: the next person on this PC is told anew (spec §4, "realname-prompt flag"). */
export function forgetHiddenNotices(): void {
  for (const kind of ['licence', 'ukey'] as const) sessionStorage.removeItem(flag(kind))
}
