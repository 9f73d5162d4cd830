import type { ParsedQuery } from '@jinpiao/contract/endpoint'
import type { getSecurity, SecurityData, SessionRole } from '@jinpiao/contract/session'
import { daysBetween, instantInShanghai, todayInShanghai } from '@jinpiao/values/days'
import { mask, maskEmail } from '@jinpiao/values/mask'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import { isUkeyControlOn } from '../db/settings.ts'
import type { CorpUserTable, UkeyTable } from '../db/tables/identity.ts'
import { type Clock, todayOf } from '../domain/clock.ts'
import { readCorp } from '../queries/corps.ts'
import type { CurrentRole, Identity } from './identity.ts'
import { menusOf } from './menus.ts'
import { lifetimeEnd } from './sessions.ts'

/** The session data of spec §3; what a flag did not ask for is absent. */
export async function describeSecurity(
  db: Reader,
  clock: Clock,
  { person, user, corp, role, roles, needUpdatePwd, isFirstPwd, session }: Identity,
  /** `canSwitchVersion`: the platform has another version of the portal (Q22). */
  wanted: ParsedQuery<typeof getSecurity> & { canSwitchVersion: boolean },
): Promise<SecurityData> {
  const ukey = await registeredUkey(db, user)
  return {
    candidateRoles: roles.map((candidate) => candidate.roleCode),
    homeUrl: role.homeUrl,
    needUpdatePwd,
    ...(isFirstPwd && { isFirstPwd }),
    isCorpPassLegalAuth: corp.realnameState === 'PASSED',
    openedProductCorps: JSON.parse(corp.openedProducts) as Record<string, boolean>,
    switchBool: await isUkeyControlOn(db),
    expiresAt: session.expiresAt,
    endsAt: instantInShanghai(lifetimeEnd(session.createdAt)),
    currentRole3: describeRole(role),
    ...(wanted.user3Required && {
      user3: {
        userId: user.userId,
        userName: corp.corpName,
        creditCode: corp.creditCode,
        personName: person.personName,
        personId: person.personId,
        idCode: mask(person.idCode),
        mobile: mask(person.mobile, { head: 3 }),
        ...(person.email && { email: maskEmail(person.email) }),
        userType: corp.userType as 'CORE' | 'CORP' | 'FUNDER',
        ...(corp.parentCorp !== null && { parentName: (await readCorp(db, corp.parentCorp)).corpName }),
        enableSwitchVersion: wanted.canSwitchVersion,
        ...(person.language !== null && { language: person.language }),
        ...(person.analytics !== null && { analytics: person.analytics === 1 }),
      },
    }),
    ...(wanted.roles3Required && { roles3: roles.map(describeRole) }),
    ...(wanted.candidateRoles3Required && { candidateRoles3: roles.map(describeRole) }),
    ...(wanted.menus3Required && { menus3: await menusOf(db, role.pkRole, corp) }),
    ...(user.uKeyCodeSuffix !== null && { uKeyCodeSuffix: user.uKeyCodeSuffix }),
    ...(user.certNumber !== null && { certNumber: user.certNumber }),
    ...(ukey && { raType: ukey.raType, uKeyNearExpiryDays: daysLeft(ukey, clock) }),
  }
}

const describeRole = ({ pkRole, roleCode, roleLabel, homeUrl }: CurrentRole): SessionRole => ({
  pkRole,
  roleCode,
  roleLabel,
  homeUrl,
})

async function registeredUkey(
  db: Reader,
  { userId, certNumber }: Pick<CorpUserTable, 'userId' | 'certNumber'>,
): Promise<Selectable<UkeyTable> | undefined> {
  if (certNumber === null) return undefined
  const own = db.selectFrom('ukey').selectAll().where('userId', '=', userId)
  return own.where('certSerialNo', '=', certNumber).executeTakeFirst()
}

/** Whole civil days (spec §9: 30 or fewer is near, 0 or less is expired). */
const daysLeft = ({ expiresAt }: Selectable<UkeyTable>, clock: Clock): number =>
  daysBetween(todayOf(clock), todayInShanghai(Date.parse(expiresAt)))
