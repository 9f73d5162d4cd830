import type { StatusWord, Tone } from '../status.ts'

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })
const names = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

/** Of a key. `NEAR_EXPIRY` and `EXPIRED` are not stored: the day of its certificate says it. */
export const ukeyStates = {
  ACTIVE: word('正常', 'In use', 'success'),
  NEAR_EXPIRY: word('即将到期', 'Ends soon', 'warning'),
  EXPIRED: word('已过期', 'Expired', 'danger'),
  LOST: word('已挂失', 'Reported lost', 'danger'),
  REVOKED: word('已注销', 'Cancelled', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type UkeyState = keyof typeof ukeyStates
export const ukeyStateNames = names(ukeyStates)

/** What becomes of an application for a key: until it is approved by its own state, then by its order. */
export const ukeyStages = {
  REVIEWING: word('审核中', 'Being reviewed', 'info'),
  RETURNED: word('资料退回', 'Returned', 'warning'),
  REFUSED: word('未通过', 'Refused', 'danger'),
  MAKING: word('制证中', 'Being made', 'info'),
  SHIPPED: word('已寄出', 'On its way', 'info'),
  RECEIVED: word('待激活', 'To be activated', 'warning'),
  ACTIVE: word('已激活', 'Activated', 'success'),
  UNBOUND: word('已解绑', 'Unbound', 'neutral'),
  ENDED: word('已终止', 'Ended', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type UkeyStage = keyof typeof ukeyStages
export const ukeyStageNames = names(ukeyStages)

/** What is asked for with a key that is there. */
export const ukeyKinds = {
  RENEW: word('更新', 'Renew', 'neutral'),
  REISSUE: word('补办', 'Replace', 'neutral'),
  UNBIND: word('解绑', 'Unbind', 'neutral'),
  RESET: word('重置', 'Reset', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type UkeyKind = keyof typeof ukeyKinds
export const ukeyKindNames = names(ukeyKinds)

/** Where an enterprise stands with a product. `SIGNING`: the bank has agreed, the contract is to be signed. */
export const productStates = {
  NONE: word('未开通', 'Not opened', 'neutral'),
  APPLYING: word('申请中', 'Applied for', 'info'),
  SIGNING: word('待签约', 'To be signed', 'warning'),
  OPENED: word('已开通', 'Opened', 'success'),
  REJECTED: word('未通过', 'Refused', 'danger'),
  CLOSED: word('已关闭', 'Closed', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ProductState = keyof typeof productStates
export const productStateNames = names(productStates)

/**
 * Of a matter that an enterprise is asked to confirm. `UNANSWERED` and `CONTESTED`: a payment that somebody else has yet to
 * judge; until then it may still be confirmed.
 */
export const confirmStates = {
  PENDING: word('待确认', 'To be confirmed', 'warning'),
  UNANSWERED: word('逾期未答复，仍可确认', 'Not answered in time, may still be confirmed', 'warning'),
  CONTESTED: word('已提出异议，仍可确认', 'Contested, may still be confirmed', 'warning'),
  CONFIRMED: word('已确认', 'Confirmed', 'success'),
  REFUSED: word('已拒绝', 'Refused', 'neutral'),
  EXPIRED: word('已失效', 'Ended', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ConfirmState = keyof typeof confirmStates
export const confirmStateNames = names(confirmStates)

/** What an enterprise is asked to confirm. */
export const confirmKinds = {
  GUARANTEE: word('担保确认', 'Guarantee confirmation', 'neutral'),
  TRADE: word('贸易背景确认', 'Trade background', 'neutral'),
  RECEIVABLE: word('应收账款确认', 'Receivable', 'neutral'),
  CONTRACT: word('合同确认', 'Contract', 'neutral'),
  AUTHORISATION: word('授权确认', 'Authorisation', 'neutral'),
  PAYMENT: word('收款确认', 'Receipt of a payment', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ConfirmKind = keyof typeof confirmKinds
export const confirmKindNames = names(confirmKinds)
