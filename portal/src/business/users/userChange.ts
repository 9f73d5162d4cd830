import type { Post } from '@jinpiao/contract/roles'
import type { AssignableRole, CorpUserRow } from '@jinpiao/contract/users'

/** Posts of the chosen roles. */
export const postsOf = (roles: readonly AssignableRole[], pkRoles: readonly string[]): Post[] =>
  roles.filter(({ pkRole }) => pkRoles.includes(pkRole)).map(({ post }) => post as Post)

/** What a change of roles ends and begins, in the words of the roles. */
export interface RoleChange {
  lost: string[]
  gained: string[]
  /** Of the lost ones: those that the user's key is for until now. */
  keyLoses: string[]
  /** Of the gained ones: those that sign, where a key is bound. It has to be bound again for them. */
  keyNeeds: string[]
}

const signing: readonly string[] = ['OPERATOR', 'DIRECTOR', 'FINAL'] satisfies Post[]

/** Roles of a user before and after; the administrator's own is never among them. */
export function roleChange(
  { pkRoles: before, ukeySuffix }: Pick<CorpUserRow, 'pkRoles' | 'ukeySuffix'>,
  after: readonly string[],
  roles: readonly AssignableRole[],
): RoleChange {
  const lost = roles.filter(({ pkRole }) => before.includes(pkRole) && !after.includes(pkRole))
  const gained = roles.filter(({ pkRole }) => after.includes(pkRole) && !before.includes(pkRole))
  const ofKey = (changed: readonly AssignableRole[]) =>
    ukeySuffix === null ? [] : labels(changed.filter(({ post }) => signing.includes(post)))
  return { lost: labels(lost), gained: labels(gained), keyLoses: ofKey(lost), keyNeeds: ofKey(gained) }
}

const labels = (roles: readonly AssignableRole[]) => roles.map(({ roleLabel }) => roleLabel)

export const isChanged = ({ lost, gained }: RoleChange): boolean => lost.length + gained.length > 0
