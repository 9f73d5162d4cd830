import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/apply/loans.ts'

export const loans: Translated<typeof source> = {
  loanDraw: {
    form: 'Draw a loan',
    editTitle: 'Correct a draw',
    copyTitle: 'Copy to a new draw',
    checkTitle: 'Check the draw',
    next: {
      PENDING_FUNDER:
        'The funder reviews purpose and papers and may send it back; the line is reserved from the submission on.',
      PENDING_PAYMENT:
        'The bank pays to the chosen account. Interest runs from that day, and the repayment plan follows from it.',
    },
    signTitle_other: 'Sign and submit {{count}} draws',
    resultTable: 'Draws',
    resultTitle_other: '{{count}} draws submitted',
  },
  agreement: {
    text: {
      loanDraw:
        '1. Our company borrows from the funder within its credit line. Amount, term, way of repayment and purpose are those of this application; the annual rate is that of the credit agreement.\n2. An operator submits and a director, another person, approves. The loan comes about when the funder has agreed and the bank has paid it out; interest runs from that day. If anyone declines before that, there is no loan and the reserved line is free again.\n3. Interest follows from the outstanding principal, the actual days and the annual rate; the first day counts, the last does not. Where an instalment falls due on a holiday, the bank collects it on the next working day; its interest ends on the due date all the same.\n4. Overdue principal and interest bear penalty interest at the penalty rate from the day on which they became overdue. Until they are repaid nothing more can be drawn.\n5. Our company uses the loan for the stated purpose, lets the funder verify it, and does not invest it in securities, futures or real estate.\n6. Our company may apply to repay a part or all of it early; on principal that is repaid early the funder charges the fee of the credit agreement.',
    },
  },
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
