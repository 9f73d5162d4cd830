import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package finance. */
export const finance: Walks = {}
