import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/shell/loans.ts'

export const loans: Translated<typeof source> = { groups: { selfLoan: 'Own-credit loan' } }
