import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/routes/loans.ts'

export const loans: Translated<typeof source> = {
  repayApply: 'Repay early',
  repayResult: 'Result of a repayment',
  certificates: 'Documents of loans',
  selfLoanApply: 'Own-credit loan',
}
