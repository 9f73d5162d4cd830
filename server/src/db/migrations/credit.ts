import { printedNo } from './105_printed_no.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package credit: numbers 100 and on. */
export const credit: Migrations = { '105_printed_no': printedNo }
