import { loanTables } from './090_loans.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package loans: numbers 090..099. */
export const loans: Migrations = { '090_loans': loanTables }
