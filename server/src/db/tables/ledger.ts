import type { Generated } from 'kysely'

/** The books of every enterprise; what a row means stands in `domain/ledger.ts`. Nothing in it is ever changed. */
export interface TransactionLogTable {
  pkLog: string
  fkCorp: string
  kind: string
  asset: string
  direction: string
  amountFen: bigint
  fkParty: string | null
  partyName: string
  pkApply: string | null
  pkCredit: string | null
  businessNo: string
  bankSerial: string | null
  remark: Generated<string>
  at: string
}
