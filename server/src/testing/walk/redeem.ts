import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package redeem. */
export const redeem: Walks = {}
