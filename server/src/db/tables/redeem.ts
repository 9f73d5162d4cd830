import type { GeneratedAlways } from 'kysely'

/** One payment of a redemption: a ticket and the account of its payee as both were when the batch was submitted. */
export interface RedeemLineTable {
  /** `<pkApply>-<line>`. */
  pkLine: string
  pkApply: string
  line: number
  /** The issuer. */
  fkCorp: string
  redeemNo: string
  /** Number of the batch with its characters reversed: it is found by its end. */
  noTail: string
  pkCredit: string
  creditNo: string
  /** The same of the ticket's number. */
  creditTail: string
  fkPayee: string
  payeeName: string
  accountName: string
  accountNo: string
  bankName: string
  interBankNo: string
  amountFen: bigint
  payDate: string
  /** States of `contract/src/states/redeem.ts`. */
  state: string
  /** Set when it is paid; one serial is one payment of an enterprise. */
  bankSerial: string | null
  paidAt: string | null
  /** Why it failed. */
  reason: string | null
  /** Where that lies, see `contract/src/payFaults.ts`; null: it has not failed, or nobody has said. */
  fault: string | null
  /** Of one that failed: the application that has taken it again; null: it waits for that. */
  takenBy: string | null
  receiptFileId: string | null
  /** How far a statement of the payer is; null: none is open. */
  claim: string | null
  /** The application that states it. */
  claimedBy: string | null
  /** Of a statement that waits for the platform: until when it is judged. */
  judgeBy: string | null
  /** Who has confirmed it, see `settledBy` of `contract/src/states/redeem.ts`; null: it is not paid. */
  settledBy: string | null
  /** `claim`, else `state`: kept by the database. */
  shownState: GeneratedAlways<string>
}

/** That an issuer has asked a payee without a proved account to register one. */
export interface AccountReminderTable {
  /** The issuer. */
  fkCorp: string
  fkPayee: string
  /** Day of the last time. */
  remindedOn: string
}

/** Tables of the package redeem, by name. */
export interface RedeemTables {
  redeem_line: RedeemLineTable
  account_reminder: AccountReminderTable
}
