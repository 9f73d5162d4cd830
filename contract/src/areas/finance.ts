import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

export const terms = {} as const satisfies Terms
export const codes = {
  '06000114': [
    '发票 {0} 尚可使用 {1} 元，不足以支持本次申请。请减少{amount}或更换发票',
    'Of invoice {0}, {1} yuan are left: not enough for this application. Lower the {amount} or use another invoice',
  ],
} as const satisfies Codes
export const notices = {} as const satisfies Notices
export const agreements = {} as const satisfies Agreements
export const nouns = [] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {} as const satisfies Texts
export const tasks = {} as const satisfies Texts
