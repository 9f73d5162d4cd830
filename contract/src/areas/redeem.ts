import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

export const terms = {} as const satisfies Terms
export const codes = {} as const satisfies Codes
export const notices = {} as const satisfies Notices
export const agreements = {} as const satisfies Agreements
export const nouns = [] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {} as const satisfies Texts
export const tasks = {} as const satisfies Texts
