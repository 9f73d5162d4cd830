import { DEFAULT_ROLE } from '@jinpiao/contract/roles'
import type { SessionRole } from '@jinpiao/contract/session'

const ROLE = 'jinpiao.currentRole'
const HOME = 'jinpiao.homeUrl'

/**
 * The role that the next security fetch asks for (spec §4). Per tab, the session has one for all of them: a tab in another
 * role stops (`identity.ts`).
 */
export const storedRole = (): string | undefined => sessionStorage.getItem(ROLE) ?? undefined

/** ROLE_CORP_DEFAULT is never stored (spec §4). */
export function storeRole(role: SessionRole): void {
  if (role.roleCode === DEFAULT_ROLE) return
  sessionStorage.setItem(ROLE, role.pkRole)
  sessionStorage.setItem(HOME, role.homeUrl)
}

/** On logout, and when the server answers 401 or 403 (spec §4, §6). */
export function clearStoredRole(): void {
  sessionStorage.removeItem(ROLE)
  sessionStorage.removeItem(HOME)
}
