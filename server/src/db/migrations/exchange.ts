import type { Migrations } from './ddl.ts'

/** Migrations of the package exchange: numbers 080..089. */
export const exchange: Migrations = {}
