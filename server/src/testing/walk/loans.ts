import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package loans. */
export const loans: Walks = {}
