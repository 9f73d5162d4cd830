import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/approval/loans.ts'

export const loans: Translated<typeof source> = {
  desk: {
    selfLoan: {
      approve: 'Approve',
      empty: 'No application for a credit line waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers within 15 days.',
    },
    loanDraw: {
      approve: 'Approve',
      empty: 'No draw waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers; then the bank pays to the receiving account.',
    },
    loanRepay: {
      approve: 'Approve',
      empty: 'No early repayment waits for review. What you decided is under “Decided by me”.',
      next: 'The bank collects it from the repayment account; the operator is told the result.',
    },
  },
  voucherOf: {
    LOAN_NOTE: {
      title: 'Loan note',
      digest:
        'Made of the application, of the text that was signed and of the signature: if any differs, so does the digest.',
    },
    LOAN_PAID: {
      title: 'Voucher of the payment of a loan',
      digest:
        'Made of the application, of the text that was signed and of the signature: if any differs, so does the digest.',
    },
    LOAN_REPAID: {
      title: 'Receipt of a repayment',
      digest: 'The digest is made of the application that the repayment rests on. Any change of it changes it.',
    },
    LOAN_SETTLED: {
      title: 'Settlement of a loan',
      digest:
        'Principal, interest and penalty interest of the loan are repaid. The digest is made of the application that the last repayment rests on. Any change of it changes it.',
    },
  },
}
