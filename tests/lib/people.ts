import { DEFAULT_ROLE } from '@jinpiao/contract/roles'
import { DEMO_PASSWORD, seedCorps, seedPeople } from '@jinpiao/server/seed/enterprises'
import type { Person } from './person.ts'

/**
 * One holder of each post, by the seed's own short keys: 经办, 主管, 终审 and 查询 of a core enterprise, and so on; last a
 * director whose enterprise has not signed the credit agreement.
 */
const keys = ['CO', 'CD', 'CF', 'CQ', 'SO', 'SD', 'SQ', 'PU', 'AD']

/**
 * Those of the seeded demonstration data who work in the suites; together they see every route (the sweep fails for a
 * route that none of them sees). The first who sees a page is the one it is swept as.
 */
export const people: readonly Person[] = keys.map(personOf)

/** @throws when the seed has nobody of that key. */
export function personOf(key: string): Person {
  const person = seedPeople.find((each) => each.key === key)
  const [corpKey, role = DEFAULT_ROLE] = person?.posts[0] ?? []
  const corp = seedCorps.find((each) => each.key === corpKey)
  if (!person || !corp) throw new Error(`the seed has no ${key}`)
  return { role, corpName: corp.name, mobile: person.mobile, password: DEMO_PASSWORD }
}
