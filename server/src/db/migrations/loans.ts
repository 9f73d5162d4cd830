import { loanTables } from './090_loans.ts'
import { loanSerials } from './091_loan_serials.ts'
import { loanTransfers } from './141_loan_transfers.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package loans: numbers 090..099, and 140..149. */
export const loans: Migrations = {
  '090_loans': loanTables,
  '091_loan_serials': loanSerials,
  '141_loan_transfers': loanTransfers,
}
