import { loanTables } from './090_loans.ts'
import { loanSerials } from './091_loan_serials.ts'
import { loanTransfers } from './141_loan_transfers.ts'
import { demoBalances } from './177_demo_balances.ts'
import { lateRepayments } from './181_late_repayments.ts'
import { nearInstalments } from './194_near_instalments.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package loans: numbers 090..099, 140..149, 177, 181 and 194. */
export const loans: Migrations = {
  '090_loans': loanTables,
  '091_loan_serials': loanSerials,
  '141_loan_transfers': loanTransfers,
  '177_demo_balances': demoBalances,
  '181_late_repayments': lateRepayments,
  '194_near_instalments': nearInstalments,
}
