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
/** A session by whose it is and when it ends at the latest: the next one has another. */
const sessionOf = ({ user3, endsAt }: Pick<SecurityData, 'user3' | 'endsAt'>) => `${user3?.userId ?? ''} ${endsAt}`

/** Whether it was dismissed in this session: the next one is told anew, however this one ends and in whichever window. */
export const isHidden = (kind: Notice['kind'], security: Pick<SecurityData, 'user3' | 'endsAt'>): boolean =>
  sessionStorage.getItem(flag(kind)) === sessionOf(security)
export const hideNotice = (kind: Notice['kind'], security: Pick<SecurityData, 'user3' | 'endsAt'>): void =>
  sessionStorage.setItem(flag(kind), sessionOf(security))

/** On logout nothing of the person stays on this PC (spec §4, "realname-prompt flag"). */
export function forgetHiddenNotices(): void {
  for (const kind of ['licence', 'ukey'] as const) sessionStorage.removeItem(flag(kind))
}
