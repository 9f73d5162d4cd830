import type { Migrations } from './ddl.ts'

/** Migrations of the package redeem: numbers 030..039. */
export const redeem: Migrations = {}
