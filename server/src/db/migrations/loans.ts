import { loanTables } from './090_loans.ts'
import { loanSerials } from './091_loan_serials.ts'
import { loanTransfers } from './141_loan_transfers.ts'
import { demoBalances } from './177_demo_balances.ts'
import { lateRepayments } from './181_late_repayments.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package loans: numbers 090..099, 140..149, 177 and 181. */
export const loans: Migrations = {
  '090_loans': loanTables,
  '091_loan_serials': loanSerials,
  '141_loan_transfers': loanTransfers,
  '177_demo_balances': demoBalances,
  '181_late_repayments': lateRepayments,
}
