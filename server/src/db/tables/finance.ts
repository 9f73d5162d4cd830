import type { QualificationTable } from './qualification.ts'

/** One person's wage of a list, as it was submitted. */
export interface PayrollLineTable {
  pkApply: string
  line: number
  /** The financing that pays. */
  pkFinance: string
  personName: string
  accountNo: string
  bankName: string
  amountFen: bigint
  /** States of `contract/src/states/finance.ts`. */
  state: string
  /** Set when it is paid. */
  bankSerial: string | null
  paidAt: string | null
  /** Why it failed. */
  reason: string | null
}

/** Tables of the package finance, by name. */
export interface FinanceTables {
  payroll_line: PayrollLineTable
  qualification: QualificationTable
}
