import type { Person } from './person.ts'

/**
 * Those of the seeded demonstration data who work in the suites; together they see every route (the sweep fails for a
 * route that none of them sees). The first who sees a page is the one it is swept as.
 */
export const people: readonly Person[] = []
