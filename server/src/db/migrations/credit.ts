import type { Migrations } from './ddl.ts'

/** Migrations of the package credit: numbers 100 and on. */
export const credit: Migrations = {}
