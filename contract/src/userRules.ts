import { idProblems } from './idProblems.ts'
import { missing, notChosen, type Problem, problem } from './problems.ts'
import type { Post } from './roles.ts'
import type { UserPayload } from './users.ts'

export interface NewUserFacts {
  today: string
  /** The number is that of a user of the enterprise. */
  isUser: boolean
  /** Somebody is registered with the number, under another name or ID card. */
  isOther: boolean
  /** Keys of the roles that the enterprise may give. */
  assignable: readonly string[]
}

/** Everything that refuses a new user, in the order of the form. */
export function findNewUserProblems(payload: UserPayload, facts: NewUserFacts): Problem[] {
  const { personName, idCode, pkRoles } = payload
  return [
    ...(facts.isUser ? [problem('mobile', '02000103')] : facts.isOther ? [problem('mobile', '02000104')] : []),
    ...(personName === '' ? [missing('personName', 'personName')] : []),
    ...idProblems('idCode', 'idCode', idCode, facts.today),
    ...(pkRoles.length === 0 ? [notChosen('pkRoles', 'roleNames')] : roleProblems(pkRoles, facts.assignable)),
  ]
}

const roleProblems = (pkRoles: readonly string[], assignable: readonly string[]): Problem[] =>
  pkRoles.every((pkRole) => assignable.includes(pkRole)) ? [] : [problem('pkRoles', '02000116')]

/** A user and the others of the enterprise, as an act on him is judged (I22). */
export interface UserFacts {
  /** It is the administrator who acts. */
  isSelf: boolean
  isManager: boolean
  userState: 'ACTIVE' | 'DISABLED'
  /** Posts that he holds, without the administrator's. */
  posts: readonly Post[]
  /** Directors of the enterprise in office, besides him. */
  otherDirectors: number
}

/** Why his roles may not become those of `posts`; undefined: they may. `pkRoles` are without the administrator's. */
export function rolesProblem(
  facts: UserFacts,
  wanted: { pkRoles: readonly string[]; posts: readonly Post[] },
  assignable: readonly string[],
): Problem | undefined {
  if (wanted.posts.includes('MANAGER')) return problem('pkRoles', '02000101')
  const [foreign] = roleProblems(wanted.pkRoles, assignable)
  if (foreign) return foreign
  const givesUp = facts.posts.includes('DIRECTOR') && !wanted.posts.includes('DIRECTOR')
  if (facts.isManager && givesUp) return problem('pkRoles', '02000121')
  if (facts.userState === 'ACTIVE' && losesDirector(facts, wanted.posts)) return problem('pkRoles', '02000102')
  return undefined
}

/** Why he may not be disabled or enabled. An administrator is never disabled here: nobody could enable anybody then. */
export function stateProblem(facts: UserFacts, userState: 'ACTIVE' | 'DISABLED'): Problem | undefined {
  if (userState === 'ACTIVE') return undefined
  if (facts.isSelf) return problem('', '02000112')
  if (facts.isManager) return problem('', '02000101')
  return facts.userState === 'ACTIVE' && losesDirector(facts, []) ? problem('', '02000102') : undefined
}

const losesDirector = ({ posts, otherDirectors }: UserFacts, next: readonly Post[]): boolean =>
  posts.includes('DIRECTOR') && !next.includes('DIRECTOR') && otherDirectors === 0

/** One person would be both pairs of eyes: possible, because the four eyes are judged by person; worth a word (I11). */
export const isBothEyes = (posts: readonly Post[]): boolean => {
  const signs = posts.filter((post) => post === 'OPERATOR' || post === 'DIRECTOR' || post === 'FINAL')
  return new Set(signs).size > 1
}
