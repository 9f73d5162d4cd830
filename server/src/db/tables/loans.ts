import type { Generated, GeneratedAlways } from 'kysely'

/** A credit agreement: a line that may be drawn again and again (SELF_LOAN), or the one loan that was approved. */
export interface LoanAgreementTable {
  pkAgreement: string
  agreementNo: string
  /** Backwards, for searches by the last digits. */
  noTail: string
  fkCorp: string
  /** Kinds of `contract/src/funderProducts.ts`: `SELF_LOAN`, `CHAIN_CREDIT`, … */
  product: string
  fkProduct: string
  fkFunder: string
  funderName: string
  lineFen: bigint
  /** Of applications that wait for their payment. The columns are the sums of `loan_entry`. */
  reservedFen: Generated<bigint>
  /** Principal that is owed. */
  outstandingFen: Generated<bigint>
  /** Per year, in hundredths of a per cent; as all columns in `Bp`. */
  rateBp: number
  penaltyRateBp: number
  /** Days of a year of interest: 360 or 365. */
  dayBasis: number
  monthsMax: number
  /** JSON: ways to repay. */
  methods: string
  earlyFeeBp: number
  dayFrom: string
  dayTo: string
  /** States of `contract/src/states/loans.ts`. */
  state: Generated<string>
  /** The application that it comes from. */
  pkApply: string
  entrySeq: Generated<number>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** What has moved a line, step by step. */
export interface LoanEntryTable {
  fkAgreement: string
  seq: number
  /** `RESERVE`, `UNRESERVE`, `DRAW`, `REPAY`. */
  kind: string
  amountFen: bigint
  /** None: a scheduled repayment. */
  pkApply: string | null
  at: string
  reservedAfterFen: bigint
  outstandingAfterFen: bigint
}

/** A loan, from the day on which it was paid out. Its agreement's lock guards it. */
export interface LoanDrawTable {
  pkDraw: string
  drawNo: string
  noTail: string
  fkAgreement: string
  fkCorp: string
  product: string
  fkFunder: string
  funderName: string
  amountFen: bigint
  outstandingFen: bigint
  rateBp: number
  penaltyRateBp: number
  dayBasis: number
  /** `repayMethods` of `contract/src/states/loans.ts`. */
  method: string
  months: number
  purpose: string
  /** JSON: the account that it was paid to. */
  account: string
  dayFrom: string
  dayTo: string
  /** Day and amount of the first instalment that is not paid; none once it is settled. */
  nextDue: string | null
  nextDueFen: bigint | null
  state: Generated<string>
  /** The plan in force. */
  planNo: Generated<number>
  pkApply: string
  bankSerial: string
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** A part of a plan. */
export interface InstalmentTable {
  fkDraw: string
  planNo: number
  seq: number
  dueDate: string
  /** `dueDate`, or the first working day after it. */
  payableDate: string
  days: number
  principalFen: bigint
  interestFen: bigint
  paidPrincipalFen: Generated<bigint>
  paidInterestFen: Generated<bigint>
  paidPenaltyFen: Generated<bigint>
  /** Penalty runs from this day on what is unpaid: `payableDate`, or the day of the last payment of a part. */
  penaltyFrom: string | null
  /** Of the penalty since that day what is paid already: a payment may be less than it. */
  penaltyPaidFen: Generated<bigint>
  state: Generated<string>
  paidAt: string | null
}

/** Money that has come back. */
export interface RepaymentTable {
  pkRepay: string
  repayNo: string
  noTail: string
  fkDraw: string
  fkCorp: string
  /** What it was taken as: SCHEDULED, EARLY_PART, EARLY_ALL. */
  kind: string
  /** 1: some of what it paid had to be paid before its day. */
  isLate: Generated<number>
  /** LATE, else `kind`, see `repaymentKinds` of `contract/src/states/loans.ts`: kept by the database. */
  shownKind: GeneratedAlways<string>
  principalFen: bigint
  interestFen: bigint
  penaltyFen: bigint
  feeFen: bigint
  totalFen: bigint
  day: string
  /** JSON: the account that it was paid from; null where the bank did not say. */
  account: string | null
  bankSerial: string
  /** The application for an early repayment; none: a scheduled one. */
  pkApply: string | null
  at: string
}

/** A transfer to the funder of a loan, as its borrower has reported it. */
export interface LoanTransferTable {
  pkTransfer: string
  fkCorp: string
  fkDraw: string
  amountFen: bigint
  bankSerial: string
  payDate: string
  /** JSON: the account that has paid. */
  account: string
  /** JSON: keys of the receipts. */
  fileIds: string
  /** States of `contract/src/states/loans.ts`. */
  state: string
  /** Why the funder has not confirmed it. */
  reason: string | null
  /** Last day on which the funder is waited for. */
  answerBy: string
  /** 1: the enterprise has been told that its funder has not answered in time. */
  isReminded: Generated<number>
  createdAt: string
  updatedAt: string
}

/** What the bank of a demonstration has on an account, where somebody has set it. */
export interface DemoBalanceTable {
  accountNo: string
  balanceFen: bigint
}

/** Tables of the package loans, by name. */
export interface LoansTables {
  loan_agreement: LoanAgreementTable
  loan_entry: LoanEntryTable
  loan_draw: LoanDrawTable
  instalment: InstalmentTable
  repayment: RepaymentTable
  loan_transfer: LoanTransferTable
  demo_balance: DemoBalanceTable
}
