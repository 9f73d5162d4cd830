import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package shared. */
export const shared: Walks = {}
