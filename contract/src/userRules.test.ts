import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Post } from './roles.ts'
import { findNewUserProblems, isBothEyes, rolesProblem, stateProblem, type UserFacts } from './userRules.ts'

const posts = fc.uniqueArray(fc.constantFrom<Post>('OPERATOR', 'DIRECTOR', 'FINAL', 'QUERY', 'PURCHASE'))
const facts: fc.Arbitrary<UserFacts> = fc.record({
  isSelf: fc.boolean(),
  isManager: fc.boolean(),
  userState: fc.constantFrom('ACTIVE' as const, 'DISABLED' as const),
  posts,
  otherDirectors: fc.nat({ max: 3 }),
})
const assignable = ['a', 'b']

/** Directors in office after the act. */
const directorsAfter = (user: UserFacts, next: readonly Post[], state = user.userState) =>
  user.otherDirectors + (state === 'ACTIVE' && next.includes('DIRECTOR') ? 1 : 0)
const directorsBefore = (user: UserFacts) => directorsAfter(user, user.posts)

describe('I22, as properties', () => {
  test('no change of roles takes the last director in office, and none is refused that does not', () => {
    fc.assert(
      fc.property(facts, posts, (user, next) => {
        const refusal = rolesProblem(user, { pkRoles: [], posts: next }, assignable)
        const isLast = directorsBefore(user) > 0 && directorsAfter(user, next) === 0
        const givesUp = user.isManager && user.posts.includes('DIRECTOR') && !next.includes('DIRECTOR')
        expect(refusal?.code).toBe(givesUp ? '02000121' : isLast ? '02000102' : undefined)
      }),
    )
  })

  test('spec §6: an administrator who is a director stays one, whoever else is', () => {
    const user = { isSelf: true, isManager: true, userState: 'ACTIVE', posts: ['DIRECTOR'], otherDirectors: 2 } as const
    expect(rolesProblem(user, { pkRoles: [], posts: ['OPERATOR'] }, assignable)?.code).toBe('02000121')
    expect(rolesProblem(user, { pkRoles: [], posts: ['DIRECTOR', 'OPERATOR'] }, assignable)).toBeUndefined()
  })

  test('nobody is disabled who is the last director, an administrator, or himself; enabling is always possible', () => {
    fc.assert(
      fc.property(facts, (user) => {
        const isLast = directorsBefore(user) > 0 && directorsAfter(user, user.posts, 'DISABLED') === 0
        expect(stateProblem(user, 'DISABLED') !== undefined).toBe(user.isSelf || user.isManager || isLast)
        expect(stateProblem(user, 'ACTIVE')).toBeUndefined()
      }),
    )
  })

  test('the administrator’s role is never given, nor a role that the enterprise does not have', () => {
    fc.assert(
      fc.property(facts, posts, (user, next) => {
        const given = rolesProblem(user, { pkRoles: ['m'], posts: [...next, 'MANAGER'] }, [...assignable, 'm'])
        expect(given?.code).toBe('02000101')
        expect(rolesProblem(user, { pkRoles: ['a', 'x'], posts: next }, assignable)?.code).toBe('02000116')
      }),
    )
  })
})

test('one person with two posts that sign is worth a word', () => {
  expect(isBothEyes(['OPERATOR', 'DIRECTOR'])).toBe(true)
  expect(isBothEyes(['OPERATOR', 'QUERY'])).toBe(false)
})

test('a new user needs a name, a right ID card and a role; a known number is said once', () => {
  const empty = { mobile: '13900000000', personName: '', idCode: '', pkRoles: [] }
  const fresh = { today: '2026-11-27', isUser: false, isOther: false, assignable }
  const codesOf = (problems: readonly { field: string; code: string }[]) =>
    problems.map(({ field, code }) => `${field} ${code}`)
  expect(codesOf(findNewUserProblems(empty, fresh))).toEqual([
    'personName 01000310',
    'idCode 01000310',
    'pkRoles 01000311',
  ])
  const full = { ...empty, personName: '王一', idCode: '430199198301020085', pkRoles: ['a'] }
  expect(findNewUserProblems(full, fresh)).toEqual([])
  expect(codesOf(findNewUserProblems(full, { ...fresh, isUser: true, isOther: true }))).toEqual(['mobile 02000103'])
})
