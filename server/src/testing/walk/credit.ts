import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package credit. */
export const credit: Walks = {}
