import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/apply/loans.ts'

export const loans: Translated<typeof source> = {
  loanRepay: {
    form: 'Repay early',
    editTitle: 'Correct an early repayment',
    copyTitle: 'Copy to a new early repayment',
    checkTitle: 'Check the early repayment',
    next: {
      PENDING_PAYMENT:
        'The bank collects from the repayment account; the page of the result shows how it went. If it cannot, the loan stays as it is.',
    },
    signTitle_other: 'Sign and submit {{count}} early repayments',
    resultTable: 'Early repayments',
    resultTitle_other: '{{count}} early repayments submitted',
  },
}
