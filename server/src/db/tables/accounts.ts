import type { Generated } from 'kysely'

/** Bank accounts of enterprises and funders (I18). */
export interface BankAccountTable {
  pkAccount: string
  fkCorp: string
  accountName: string
  accountNo: string
  bankCode: string
  bankName: string
  branchName: string
  /** Number of the branch between banks, 12 digits. */
  interBankNo: string
  /** `BASIC` or `GENERAL`. */
  kind: string
  /** JSON, usages of `contract/src/accounts.ts`. */
  usages: string
  isDefault: Generated<number>
  /** `PENDING`, `ACTIVE`, `STOPPED`, `REPLACED`. */
  state: string
  /** Of the test payment: `PENDING`, `CHECKING`, `VERIFIED`, `FAILED`, `EXPIRED`; `EXEMPT`: it needs none. */
  verifyState: string
  /** Account in whose place it comes. */
  replaces: string | null
  /** Application that it came from; null: entered when the enterprise joined. */
  pkApply: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** Test payments that prove an account. */
export interface AccountVerifyTable {
  pkVerify: string
  pkAccount: string
  fkCorp: string
  state: string
  payeeName: string
  /** An account of its own for each test payment, so the payment says what it proves. */
  payeeAccount: string
  payeeBank: string
  amountFen: bigint
  validTo: string
  receivedAt: string | null
  bankSerial: string | null
  failReason: string | null
  createdAt: string
}

export interface BankTable {
  bankCode: string
  name: string
}

export interface BankBranchTable {
  interBankNo: string
  bankCode: string
  name: string
  /** City. */
  regionCode: string
}

/** Provinces, cities and districts by their administrative code. */
export interface RegionTable {
  code: string
  name: string
  /** Code of the region around it; null: a province. */
  parent: string | null
  /** Names from the province down, 湖北省 武汉市 江汉区. */
  path: string
}
