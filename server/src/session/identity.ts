import { DEFAULT_ROLE, type Post, type RoleCode, roles } from '@jinpiao/contract/roles'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { CorpTable, CorpUserTable, PersonTable } from '../db/tables/identity.ts'
import type { SessionTable } from '../db/tables/service.ts'
import { type Clock, DAY_MS } from '../domain/clock.ts'
import { pagesOfRole } from '../queries/openPages.ts'
import { LONG_AGO } from './firstPassword.ts'
import { PASSWORD_DAYS } from './password.ts'

export interface CurrentRole {
  pkRole: string
  roleCode: RoleCode
  roleLabel: string
  homeUrl: string
  post: Post
}

/** Who is calling: the person, the enterprise, the role acted as, and what that role may open (I21). */
export interface Identity {
  session: Selectable<SessionTable>
  person: Selectable<PersonTable>
  user: Selectable<CorpUserTable>
  corp: Selectable<CorpTable>
  role: CurrentRole
  /** Everything the user may act as, the first being the one to start with. */
  roles: readonly CurrentRole[]
  /** Paths of the current role's menu that the enterprise's products open (I20). */
  permissions: ReadonlySet<string>
  needUpdatePwd: boolean
  /** Because it was sent to him, and is no secret of his. */
  isFirstPwd: boolean
}

/** Acts as nobody until an administrator gives a role (spec §4, §6). */
const NO_ROLE: CurrentRole = {
  pkRole: DEFAULT_ROLE,
  roleCode: DEFAULT_ROLE,
  roleLabel: roles[DEFAULT_ROLE].label[0],
  homeUrl: '/error-page/contact-manager-open-product',
  post: roles[DEFAULT_ROLE].post,
}

/** Working posts before the administrator's, who sets roles only: the order of the contract's table. */
const rank = Object.keys(roles)

export async function rolesOf(db: Reader, userId: string): Promise<CurrentRole[]> {
  const rows = await db
    .selectFrom('corp_user_role')
    .innerJoin('role', 'role.pkRole', 'corp_user_role.pkRole')
    .select(['role.pkRole', 'role.roleCode', 'role.roleLabel', 'role.homeUrl', 'role.post'])
    .where('corp_user_role.userId', '=', userId)
    .execute()
  const known = rows as CurrentRole[]
  return known.sort((a, b) => rank.indexOf(a.roleCode) - rank.indexOf(b.roleCode))
}

export async function loadIdentity(
  db: Reader,
  clock: Clock,
  session: Selectable<SessionTable>,
): Promise<Identity | undefined> {
  const { personId, userId, pkRole } = session
  if (userId === null) return undefined
  const user = await db.selectFrom('corp_user').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (user?.state !== 'ACTIVE') return undefined
  const [person, corp, own] = await Promise.all([
    db.selectFrom('person').selectAll().where('personId', '=', personId).executeTakeFirst(),
    db.selectFrom('corp').selectAll().where('pkCorp', '=', user.fkCorp).executeTakeFirst(),
    rolesOf(db, userId),
  ])
  if (person?.state !== 'ACTIVE' || !corp) return undefined
  const role = own.find((candidate) => candidate.pkRole === pkRole) ?? own[0] ?? NO_ROLE
  const permissions = await pagesOfRole(db, role, corp)
  return {
    session,
    person,
    user,
    corp,
    role,
    roles: own.length === 0 ? [NO_ROLE] : own,
    permissions,
    needUpdatePwd: isPasswordExpired(person, clock),
    isFirstPwd: person.pwdChangedAt === LONG_AGO,
  }
}

/** D: a password holds for {@link PASSWORD_DAYS}. */
export const isPasswordExpired = ({ pwdChangedAt }: Pick<PersonTable, 'pwdChangedAt'>, clock: Clock): boolean =>
  Date.parse(pwdChangedAt) + PASSWORD_DAYS * DAY_MS < clock.now()
