import { judged, type userActions } from '@jinpiao/contract/actions'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { directorOf, type Post, postsText, type RoleCode, roles, rolesText, roleWords } from '@jinpiao/contract/roles'
import { stateProblem, type UserFacts } from '@jinpiao/contract/userRules'
import { type AssignableRole, type CorpUserRow, listUsers } from '@jinpiao/contract/users'
import { mask } from '@jinpiao/values/mask'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf } from '../domain/clock.ts'
import { isForPost } from '../domain/keyPosts.ts'
import { listing } from './listing/page.ts'

/** A user of an enterprise with the person, the roles and the key. */
export interface StoredUser {
  userId: string
  fkCorp: string
  personId: string
  state: 'ACTIVE' | 'DISABLED'
  certNumber: string | null
  uKeyCodeSuffix: string | null
  lastLoginAt: string | null
  version: number
  personName: string
  mobile: string
  idCode: string
  roles: { pkRole: string; roleCode: RoleCode }[]
  /** Posts that the key is for, with commas; null: none is bound. */
  keyPost: string | null
  lockedUntil: string | null
}

const rank = Object.keys(roles)

/** Users of an enterprise by their keys; all, where none are named. */
export async function readUsers(read: Reader, fkCorp: string, userIds?: readonly string[]): Promise<StoredUser[]> {
  let some = read
    .selectFrom('corp_user as u')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .leftJoin('ukey as k', (join) =>
      join.onRef('k.userId', '=', 'u.userId').onRef('k.certSerialNo', '=', 'u.certNumber').on('k.state', '=', 'ACTIVE'),
    )
    .selectAll('u')
    .select(['p.personName', 'p.mobile', 'p.idCode', 'k.post as keyPost'])
    // In one place or in many: whoever asks his administrator does not know where else.
    .select((eb) =>
      eb
        .selectFrom('password_failure as f')
        .select(({ fn }) => fn.max('f.lockedUntil').as('lockedUntil'))
        .whereRef('f.mobile', '=', 'p.mobile')
        .as('lockedUntil'),
    )
    .where('u.fkCorp', '=', fkCorp)
  if (userIds !== undefined) some = some.where('u.userId', 'in', ['', ...userIds])
  const users = await some.orderBy('u.userId').execute()
  const held = await read
    .selectFrom('corp_user_role as ur')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .innerJoin('corp_user as u', 'u.userId', 'ur.userId')
    .select(['ur.userId', 'r.pkRole', 'r.roleCode'])
    .where('u.fkCorp', '=', fkCorp)
    .execute()
  return users.map((user) => ({
    ...user,
    state: user.state as StoredUser['state'],
    roles: held
      .filter(({ userId }) => userId === user.userId)
      .map(({ pkRole, roleCode }) => ({ pkRole, roleCode: roleCode as RoleCode }))
      .sort((a, b) => rank.indexOf(a.roleCode) - rank.indexOf(b.roleCode)),
  }))
}

/** One user of the enterprise. @throws {BusinessError} 01000302 it has none such. */
export async function readUser(read: Reader, fkCorp: string, userId: string): Promise<StoredUser> {
  const [user] = await readUsers(read, fkCorp, [userId])
  if (!user) throw new BusinessError('01000302')
  return user
}

export const postsOf = ({ roles: held }: Pick<StoredUser, 'roles'>): Post[] => [
  ...new Set(held.map(({ roleCode }) => roles[roleCode].post)),
]

/** What an act on one user is judged by, among all of the enterprise (I22). */
export function userFactsOf(users: readonly StoredUser[], user: StoredUser, actingPerson: string): UserFacts {
  const posts = postsOf(user)
  const directors = users.filter((each) => each.state === 'ACTIVE' && postsOf(each).includes('DIRECTOR'))
  return {
    isSelf: user.personId === actingPerson,
    isManager: posts.includes('MANAGER'),
    userState: user.state,
    posts: posts.filter((post) => post !== 'MANAGER'),
    otherDirectors: directors.filter(({ userId }) => userId !== user.userId).length,
  }
}

/** Posts that sign: for each of them the key has to be given out. */
const signing: readonly Post[] = ['OPERATOR', 'DIRECTOR', 'FINAL']

/** He signs in a post that his key is not for. */
export const needsBinding = (user: StoredUser): boolean =>
  user.keyPost !== null && postsOf(user).some((post) => signing.includes(post) && !isForPost(user.keyPost ?? '', post))

/** The name stands in another table, so no index has it: an enterprise has few users. */
const personName = {
  by: sql`(select p."personName" from person p where p."personId" = ${sql.ref('l.personId')})`,
  of: ['personId'],
}

/** Users of the caller's enterprise, by name. */
export const corpUsers = listing<CorpUserRow>(listUsers, {
  table: 'corp_user',
  key: 'userId',
  tenant: 'fkCorp',
  columns: { personName, lastLoginAt: 'lastLoginAt', userState: 'state' },
  order: () => ['personName', 'asc'],
  async load(context, keys) {
    const users = await readUsers(context.read, context.actor.fkCorp)
    return users.filter(({ userId }) => keys.includes(userId)).map((user) => toRow(context, user, users))
  },
  keyOf: ({ userId }) => userId,
})

function toRow({ actor, clock, language }: QueryContext, user: StoredUser, users: readonly StoredUser[]): CorpUserRow {
  const facts = userFactsOf(users, user, actor.personId)
  const isLocked = user.lockedUntil !== null && user.lockedUntil > instantOf(clock)
  return {
    userId: user.userId,
    personName: user.personName,
    mobile: mask(user.mobile, { head: 3 }),
    idCode: mask(user.idCode),
    roleNames: rolesText(user.roles.map(({ roleCode }) => roleCode).join(','), language),
    pkRoles: user.roles.map(({ pkRole }) => pkRole),
    isManager: facts.isManager,
    ukeySuffix: user.keyPost === null ? null : user.uKeyCodeSuffix,
    ukeyPost: user.keyPost === null ? null : postsText(user.keyPost, language),
    needsBinding: needsBinding(user),
    userState: user.state === 'ACTIVE' && isLocked ? 'LOCKED' : user.state,
    lastLoginAt: user.lastLoginAt,
    version: user.version,
    actions: actionsOn(user, facts, actor.post).map(([action, refusal]) =>
      judged(action, refusal && new BusinessError(refusal).text(language)),
    ),
  }
}

/** What the reader's post may do with a user, with what refuses it now. */
function actionsOn(
  user: StoredUser,
  facts: UserFacts,
  post: Post,
): [(typeof userActions)[number], BusinessErrorCode | undefined][] {
  const binds = post === 'MANAGER' || post === 'DIRECTOR'
  const bind = user.keyPost === null ? ('02000118' as const) : undefined
  const off = user.state === 'DISABLED' ? ('02000117' as const) : undefined
  return [
    ...(post === 'MANAGER' ? ([['ROLES', off]] as const) : []),
    ...(binds && (needsBinding(user) || bind) ? ([['BIND', off ?? bind]] as const) : []),
    ...(post === 'MANAGER'
      ? ([
          ['STATE', user.state === 'ACTIVE' ? stateProblem(facts, 'DISABLED')?.code : undefined],
          ['RESET', off],
        ] as const)
      : []),
  ].map(([action, refusal]) => [action, refusal])
}

/** Roles that an enterprise of this kind gives to its people, in the order of the contract. */
export function assignableCodes(userType: string, isBranch: boolean): RoleCode[] {
  if (userType === 'FUNDER') return ['ROLE_FINANCE_CLIENT_MANAGER', 'ROLE_FINANCE_PRODUCT_MANAGER']
  if (userType === 'CORE') {
    return ['ROLE_CORE_OPERATOR', directorOf(userType, isBranch), 'ROLE_CORE_FINAL_REVIEW', 'ROLE_CORE_QUERY']
  }
  return ['ROLE_CORP_OPERATOR', directorOf('CORP', isBranch), 'ROLE_CORP_QUERY', 'ROLE_PURCHASE']
}

/** The same as keys of roles. */
export async function assignableRoles(read: Reader, fkCorp: string): Promise<{ pkRole: string; roleCode: RoleCode }[]> {
  const { userType, parentCorp } = await read
    .selectFrom('corp')
    .select(['userType', 'parentCorp'])
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  const codes = assignableCodes(userType, parentCorp !== null)
  const rows = await read.selectFrom('role').select(['pkRole', 'roleCode']).where('roleCode', 'in', codes).execute()
  return codes.flatMap((roleCode) =>
    rows.filter((row) => row.roleCode === roleCode).map((row) => ({ ...row, roleCode })),
  )
}

/** With the pages that each role opens. */
export async function getAssignableRoles({ read, actor, language }: QueryContext): Promise<AssignableRole[]> {
  const assignable = await assignableRoles(read, actor.fkCorp)
  const menus = await read
    .selectFrom('role_menu as rm')
    .innerJoin('menu as m', 'm.pkMenu', 'rm.pkMenu')
    .select(['rm.pkRole', 'm.menuName', 'm.menuBrief'])
    .where('m.menuBrief', '<>', '')
    .where('m.hidden', '=', 0)
    .where('rm.pkRole', 'in', ['', ...assignable.map(({ pkRole }) => pkRole)])
    .orderBy('m.sort')
    .execute()
  return assignable.map(({ pkRole, roleCode }) => ({
    pkRole,
    roleCode,
    post: roles[roleCode].post,
    roleLabel: roleWords(roleCode, language),
    pages: menus.filter((menu) => menu.pkRole === pkRole).map(({ menuName, menuBrief }) => ({ menuName, menuBrief })),
  }))
}
