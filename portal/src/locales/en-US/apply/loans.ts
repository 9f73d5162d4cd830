import { penaltyFrom } from '@jinpiao/contract/priceTerms'
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
  selfLoan: {
    form: 'Application',
    editTitle: 'Correct the application',
    copyTitle: 'Copy to a new application',
    checkTitle: 'Check the application',
    next: {
      PENDING_FUNDER:
        'The funder answers within 15 days; it may send it back for a correction. Once granted, the line can be drawn on.',
    },
    signTitle_other: 'Sign and submit {{count}} applications',
    resultTable: 'Applications for a credit line',
    resultTitle_other: '{{count}} applications submitted',
  },
  agreement: {
    text: {
      loanDraw: `1. Our company borrows from the funder within its credit line. Amount, term, way of repayment and purpose are those of this application; the annual rate is that of the credit agreement.\n2. An operator submits and a director, another person, approves. The loan comes about when the funder has agreed and the bank has paid it out; interest runs from that day. If anyone declines before that, there is no loan and the reserved line is free again.\n3. Interest follows from the outstanding principal, the actual days and the annual rate; the first day counts, the last does not. Where an instalment falls due on a day that is no working day, the bank collects it on the next working day; its interest ends on the due date all the same.\n4. Overdue principal and interest bear penalty interest at the penalty rate ${penaltyFrom[1]}. Until they are repaid nothing more can be drawn.\n5. Our company uses the loan for the stated purpose, lets the funder verify it, and does not invest it in securities, futures or real estate.\n6. Our company may apply to repay a part or all of it early; on principal that is repaid early the funder charges the fee of the credit agreement.`,
      selfLoan: `## 1. The line\nThe funder sets the line, the yearly rate, the term and the repayment methods by the business and the standing of our company. While it is in force the line can be used again and again: principal that is repaid is available again.\n## 2. Applications and draws\nAn operator submits each application and each draw, and a director, another person, reviews and signs it. No draw exceeds what is available. A loan comes about when the funder has agreed and the bank has paid it out.\n## 3. Interest and repayment\nInterest runs by actual days on the day basis of the product; the first day counts, the last does not. Our company repays principal and interest by the plan, and the bank collects them on their day from the repayment account. A day that is no working day moves to the next one; no interest runs in between.\n## 4. Early repayment\nOur company may repay a part or all of the principal early, with the interest until that day, and with a fee where the product has one.\n## 5. Overdue payments\nOn principal and interest that are not repaid in time penalty interest runs at the penalty rate ${penaltyFrom[1]}. Meanwhile the line is frozen and nothing can be drawn; once they are paid it is free again.\n## 6. Use\nA loan is used for the purpose that the application names, never for shares, securities, futures, or what is forbidden. The funder may ask for an account of its use with evidence.\n## 7. Information and authorisation\nOur company confirms that its documents are true and complete, and agrees that the funder inquires into its credit as authorised. A director signs this agreement with a UKEY; it takes effect with the signature, which stands for the seal.`,
      loan: '1. Our company confirms amount, term, repayment method and purpose of the application, and that the documents are true and complete.\n2. The funder may grant less than is asked for; our company repays principal and interest by what is granted and by the plan.\n3. The loan is paid to the chosen account of our company, which has been verified by a test payment.\n4. After a refusal our company may apply again 30 days after the answer.',
    },
  },
}
