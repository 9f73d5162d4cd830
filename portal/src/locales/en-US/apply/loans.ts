import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/apply/loans.ts'

export const loans: Translated<typeof source> = {
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
      selfLoan:
        '1. The line\nThe funder sets the line, the yearly rate, the term and the repayment methods by the business and the standing of our company. While it is in force the line can be used again and again: principal that is repaid is available again.\n2. Applications and draws\nAn operator submits each application and each draw, and a director, another person, reviews and signs it. No draw exceeds what is available. A loan comes about when the funder has agreed and the bank has paid it out.\n3. Interest and repayment\nInterest runs by actual days on the day basis of the product; the first day counts, the last does not. Our company repays principal and interest by the plan, and the bank collects them on their day from the repayment account. A day that is no working day moves to the next one; no interest runs in between.\n4. Early repayment\nOur company may repay a part or all of the principal early, with the interest until that day, and with a fee where the product has one.\n5. Overdue payments\nOn principal and interest that are not repaid in time penalty interest runs from their day. Meanwhile the line is frozen and nothing can be drawn; once they are paid it is free again.\n6. Use\nA loan is used for the purpose that the application names, never for shares, securities, futures, or what is forbidden. The funder may ask for an account of its use with evidence.\n7. Information and authorisation\nOur company confirms that its documents are true and complete, and agrees that the funder inquires into its credit as authorised. A director signs this agreement with a UKEY; it takes effect with the signature, which stands for the seal.',
      loan:
        '1. Our company confirms amount, term, repayment method and purpose of the application, and that the documents are true and complete.\n2. The funder may grant less than is asked for; our company repays principal and interest by what is granted and by the plan.\n3. The loan is paid to the chosen account of our company, which has been verified by a test payment.\n4. After a refusal our company may apply again 30 days after the answer.',
    },
  },
}
