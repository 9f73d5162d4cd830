import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package ukey. */
export const ukey: Walks = {}
