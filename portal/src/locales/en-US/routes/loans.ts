import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/routes/loans.ts'

export const loans: Translated<typeof source> = {
  selfLoanApply: 'Own-credit loan',
}
