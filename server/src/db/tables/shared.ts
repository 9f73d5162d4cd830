import type { AccountVerifyTable, BankAccountTable, BankBranchTable, BankTable, RegionTable } from './accounts.ts'
import type { TransactionLogTable } from './ledger.ts'
import type { InstitutionKeyTable, LimitProposalTable } from './operator.ts'
import type { GivenNumberTable, OutsideAnswerTable, OutsideTaskTable } from './outside.ts'
import type { FeeBillTable, FunderProductTable, InvoicePartTable } from './products.ts'

/** Tables of the package shared, by name. */
export interface SharedTables {
  bank_account: BankAccountTable
  account_verify: AccountVerifyTable
  bank: BankTable
  bank_branch: BankBranchTable
  region: RegionTable
  funder_product: FunderProductTable
  fee_bill: FeeBillTable
  outside_answer: OutsideAnswerTable
  outside_task: OutsideTaskTable
  given_number: GivenNumberTable
  invoice_part: InvoicePartTable
  transaction_log: TransactionLogTable
  institution_key: InstitutionKeyTable
  limit_proposal: LimitProposalTable
}
