import type { StatusWord, Tone } from '../status.ts'

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })
const names = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

/** What an enterprise authorises by a paper of a pack. */
export const authKinds = {
  CREDIT_INQUIRY: word('征信查询授权', 'Credit inquiry', 'neutral'),
  DATA_USE: word('数据使用授权', 'Use of data', 'neutral'),
  FINANCING: word('融资办理授权', 'Financing', 'neutral'),
  ISSUING: word('开立办理授权', 'Issuing', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AuthKind = keyof typeof authKinds
export const authKindNames = names(authKinds)

/** Papers of a pack besides authorisations, contracts and invoices. */
export const materialKinds = {
  FUND_FLOW: word('资金流水', 'Flow of funds', 'neutral'),
  LOGISTICS: word('物流单据', 'Shipping papers', 'neutral'),
  STATEMENT: word('对账单', 'Statement of account', 'neutral'),
  OTHER: word('其他', 'Other', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type MaterialKind = keyof typeof materialKinds
export const materialKindNames = names(materialKinds)

/** The sections of a pack. */
export const packSectionWords = {
  auth: word('授权书', 'Authorisations', 'neutral'),
  contract: word('合同', 'Contracts', 'neutral'),
  invoice: word('发票', 'Invoices', 'neutral'),
  other: word('其他材料', 'Further material', 'neutral'),
} as const satisfies Record<string, StatusWord>

/** Where one section of a pack stands. `BLOCKED`: another section comes first. */
export const packTaskStates = {
  NOT_STARTED: word('未开始', 'Not started', 'neutral'),
  IN_PROGRESS: word('进行中', 'Begun', 'info'),
  DONE: word('已完成', 'Complete', 'success'),
  BLOCKED: word('暂不可用', 'Not yet', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type PackTaskState = keyof typeof packTaskStates

/** How a limit is shared with a member enterprise. */
export const allocMoves = {
  ALLOCATE: word('分配', 'Allocate', 'info'),
  REDUCE: word('收回', 'Take back', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AllocMove = keyof typeof allocMoves
export const allocMoveNames = names(allocMoves)
