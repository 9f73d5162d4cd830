import type { QualificationTable } from './qualification.ts'

/** One person's wage of a list, as it was submitted. */
export interface PayrollLineTable {
  pkApply: string
  line: number
  /** Null only in wages of before a migration that knew their application no more. */
  fkCorp: string | null
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
  /** Of one that failed: the application that has taken it again; null: it waits for that. */
  takenBy: string | null
}

/** Tables of the package finance, by name. */
export interface FinanceTables {
  payroll_line: PayrollLineTable
  qualification: QualificationTable
}
