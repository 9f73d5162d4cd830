import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/routes/loans.ts'

export const loans: Translated<typeof source> = {
  selfLoanProtocol: 'Credit agreement',
  selfLoanApply: 'Own-credit loan',
  repayApply: 'Repay early',
  repayResult: 'Result of a repayment',
  certificates: 'Documents of loans',
  loanDraw: 'Draw a loan',
  loanDraws: 'Loans',
  drawDetail: 'Loan',
  repayPlan: 'Repayment plan',
  loanRepayList: 'Repay early',
}
