import { exchange as exchangeTables } from './080_exchange.ts'
import { fees } from './085_fees.ts'
import { billDeadlines } from './120_bill_deadlines.ts'
import { feePayees } from './170_fee_payees.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package exchange: numbers 080..089, 120 and 170. */
export const exchange: Migrations = {
  '080_exchange': exchangeTables,
  '085_fees': fees,
  '120_bill_deadlines': billDeadlines,
  '170_fee_payees': feePayees,
}
