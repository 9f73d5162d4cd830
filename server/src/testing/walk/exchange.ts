import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package exchange. */
export const exchange: Walks = {}
