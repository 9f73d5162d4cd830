import type { Migrations } from './ddl.ts'

/** Migrations of the package loans: numbers 090..099. */
export const loans: Migrations = {}
