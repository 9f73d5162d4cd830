import type { StatusWord, Tone } from '../status.ts'

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })
const names = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

/** Of a credit agreement. `FROZEN`: an instalment is overdue; nothing is drawn until it is paid. */
export const agreementStates = {
  ACTIVE: word('生效中', 'In force', 'success'),
  FROZEN: word('已冻结', 'Frozen', 'danger'),
  EXPIRED: word('已到期', 'Expired', 'neutral'),
  SETTLED: word('已结清', 'Settled', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AgreementState = keyof typeof agreementStates
export const agreementStateNames = names(agreementStates)

/** What moves a credit line. `DRAW` turns what was reserved into what is owed. */
export const lineMoves = ['RESERVE', 'UNRESERVE', 'DRAW', 'REPAY'] as const
export type LineMove = (typeof lineMoves)[number]

/** Of a loan. It is born when it is paid out; before that there is its application. */
export const drawStates = {
  ACTIVE: word('使用中', 'In use', 'info'),
  OVERDUE: word('逾期', 'Overdue', 'danger'),
  SETTLED: word('已结清', 'Settled', 'success'),
} as const satisfies Record<string, StatusWord>
export type DrawState = keyof typeof drawStates
export const drawStateNames = names(drawStates)

/** Of an instalment. `REPLACED`: an early repayment has made another plan; the old rows are its history. */
export const instalmentStates = {
  NOT_DUE: word('未到期', 'Not due', 'neutral'),
  DUE: word('待还', 'Due', 'warning'),
  PARTIAL: word('部分还款', 'Partly repaid', 'warning'),
  OVERDUE: word('逾期', 'Overdue', 'danger'),
  PAID: word('已还', 'Repaid', 'success'),
  REPLACED: word('已调整', 'Replaced', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type InstalmentState = keyof typeof instalmentStates
export const instalmentStateNames = names(instalmentStates)

/** Of a transfer to the funder that the borrower has reported. */
export const transferStates = {
  CONFIRMING: word('待资金方确认', 'To be confirmed by the funder', 'info'),
  CONFIRMED: word('已到账', 'Arrived', 'success'),
  REFUSED: word('未到账', 'Not arrived', 'danger'),
} as const satisfies Record<string, StatusWord>
export type TransferState = keyof typeof transferStates
export const transferStateNames = names(transferStates)

/** Of a repayment. */
export const repaymentKinds = {
  /** Of what the plan says is due, on its day or the first working day after it; whole or a part. */
  SCHEDULED: word('按期还款', 'When due', 'neutral'),
  /** The same on a later day, or of several instalments one of which is. */
  LATE: word('逾期还款', 'Late', 'danger'),
  EARLY_PART: word('提前部分还款', 'Part, early', 'info'),
  EARLY_ALL: word('提前结清', 'All, early', 'success'),
} as const satisfies Record<string, StatusWord>
export type RepaymentKind = keyof typeof repaymentKinds
export const repaymentKindNames = names(repaymentKinds)

/** What a payment is taken as; that it is late follows from its day. */
export type TakenKind = Exclude<RepaymentKind, 'LATE'>

/** Of an early repayment, as it is applied for. */
export const earlyKindNames = ['EARLY_PART', 'EARLY_ALL'] as const satisfies readonly RepaymentKind[]
export type EarlyKind = (typeof earlyKindNames)[number]

/** Ways to repay; `values/src/loanPlan.ts` makes the plan of each. */
export const repayMethods = {
  EQUAL_INSTALMENT: word('等额本息', 'Equal instalments', 'neutral'),
  EQUAL_PRINCIPAL: word('等额本金', 'Equal principal', 'neutral'),
  INTEREST_MONTHLY: word('按月付息到期还本', 'Interest monthly, principal at the end', 'neutral'),
  BULLET: word('到期一次还本付息', 'Everything at the end', 'neutral'),
} as const satisfies Record<string, StatusWord>
export const repayMethodNames = names(repayMethods)

/** What a loan is for. */
export const purposes = {
  PURCHASE: word('采购原材料', 'Material', 'neutral'),
  WAGES: word('支付工资', 'Wages', 'neutral'),
  EQUIPMENT: word('购置设备', 'Equipment', 'neutral'),
  OTHER: word('其他用途', 'Other purposes', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type Purpose = keyof typeof purposes
export const purposeNames = names(purposes)

/** What secures a loan. */
export const guarantees = {
  CREDIT: word('信用', 'None, on credit', 'neutral'),
  PLEDGE: word('质押', 'Pledge', 'neutral'),
  GUARANTEE: word('保证', 'Guarantee', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type LoanGuarantee = keyof typeof guarantees
export const guaranteeNames = names(guarantees)
