import { namesOf, type StatusWord, word } from '../status.ts'

/** What a bank account is to its enterprise. */
export const accountStates = {
  PENDING: word('待验证', 'To be verified', 'info'),
  ACTIVE: word('使用中', 'In use', 'success'),
  STOPPED: word('已停用', 'Stopped', 'neutral'),
  REPLACED: word('已变更', 'Replaced', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AccountState = keyof typeof accountStates
export const accountStateNames = namesOf(accountStates)

/** Of the test payment that proves an account (I18). */
export const verifyStates = {
  PENDING: word('待打款', 'Awaiting payment', 'info'),
  CHECKING: word('查询中', 'Checking', 'info'),
  VERIFIED: word('已验证', 'Verified', 'success'),
  FAILED: word('验证失败', 'Failed', 'danger'),
  EXPIRED: word('已失效', 'Expired', 'neutral'),
  EXEMPT: word('免验证', 'Exempt', 'success'),
} as const satisfies Record<string, StatusWord>
export type VerifyState = keyof typeof verifyStates
export const verifyStateNames = namesOf(verifyStates)

export const accountKinds = {
  BASIC: word('基本户', 'Basic account', 'neutral'),
  GENERAL: word('一般户', 'General account', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AccountKind = keyof typeof accountKinds
export const accountKindNames = namesOf(accountKinds)

/** Where one payment of a redemption stands. */
export const redeemLineStates = {
  WAITING: word('待审批', 'Awaiting approval', 'info'),
  PAYING: word('付款中', 'Being paid', 'info'),
  STATED: word('付款方已登记，待复核', 'Stated by the payer, to be reviewed', 'info'),
  ASKED: word('付款方已登记，待收款方确认', 'Stated by the payer, to be confirmed by the payee', 'info'),
  CLEARING: word('付款方已登记，待平台核定', 'Stated by the payer, to be judged by the platform', 'warning'),
  PAID: word('已付款', 'Paid', 'success'),
  FAILED: word('付款失败', 'Payment failed', 'danger'),
} as const satisfies Record<string, StatusWord>
export type RedeemLineState = keyof typeof redeemLineStates
export const redeemLineStateNames = namesOf(redeemLineStates)
/** How far a statement of the payer is: with its own reviewer, the payee, or the platform. */
export type ClaimStage = Extract<RedeemLineState, 'STATED' | 'ASKED' | 'CLEARING'>

/** Who has said that a ticket was paid: the bank, or the payer whom somebody has confirmed. */
export const settledBy = {
  BANK: word('银行确认', 'Confirmed by the bank', 'success'),
  PAYEE: word('付款方登记、收款方确认', 'Stated by the payer, confirmed by the payee', 'success'),
  PLATFORM: word('付款方登记、平台核定', 'Stated by the payer, judged by the platform', 'success'),
} as const satisfies Record<string, StatusWord>
export type SettledBy = keyof typeof settledBy
export const settledByNames = namesOf(settledBy)

/** What has become of a ticket and all of its parts, from the side of its issuer: the most urgent part says it. */
export const bookStates = {
  PENDING_ACCEPT: word('待对方签收', 'Awaiting acceptance', 'info'),
  CIRCULATING: word('流转中', 'In circulation', 'success'),
  DUE: word('待兑付', 'Due', 'warning'),
  OVERDUE: word('已逾期', 'Overdue', 'danger'),
  REDEEMED: word('已兑付', 'Redeemed', 'success'),
  ENDED: word('已终止', 'Ended', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type BookState = keyof typeof bookStates
export const bookStateNames = namesOf(bookStates)

/** Which way something moved in the books of an enterprise. */
export const directions = {
  IN: word('收入', 'In', 'success'),
  OUT: word('支出', 'Out', 'neutral'),
} as const satisfies Record<string, StatusWord>
export const directionNames = namesOf(directions)

/** Movements without an application of their own; those of an application have its name. */
export const otherMovements = {
  CAME_BACK: word('退回', 'Came back', 'neutral'),
  ENDED: word('终止', 'Ended', 'neutral'),
  FEE: word('手续费', 'Fee', 'neutral'),
  LOAN_BACK: word('归还贷款', 'Repaid of a loan', 'neutral'),
} as const satisfies Record<string, StatusWord>
