import type { Translated } from '#portal/locales/translated.ts'
import type { finance as source } from '#portal/locales/zh-CN/apply/finance.ts'

export const finance: Translated<typeof source> = {
  finance: {
    form: 'Financing',
    editTitle: 'Correct a financing',
    copyTitle: 'Copy to a new financing',
    checkTitle: 'Check the financing',
    next: {
      PENDING_PLATFORM:
        'The platform reviews it on the first working day, on the same one until 16:00; what it sends back for a correction frees the ticket.',
      PENDING_FUNDER: 'If the funder agrees the bank pays; if not, the ticket stays with your company.',
      PENDING_PAYMENT:
        'The money comes to the chosen account on the next working day; the fee follows from the actual day of payment.',
    },
    signTitle_other: 'Sign and submit {{count}} financings',
    resultTable: 'Financings',
    resultTitle_other: '{{count}} financings submitted',
  },
  agreement: {
    text: {
      assignment:
        '1. Our company assigns to the funder all or part of the receivable of a ticket that it holds. The funder pays the amount financed less the service fee. This is an assignment of receivables (factoring), not a loan.\n2. An operator submits and a director, another person, approves. The assignment takes effect when the platform and the funder have agreed and the bank has paid. If anyone declines before that, the ticket stays ours.\n3. If only a part is financed, the rest stays with our company as a ticket of change.\n4. The fee follows from the amount, the annual rate and the days from the day of payment to the promised date; the first day counts, the last does not. The actual day of payment decides.\n5. We confirm that the trade is real and that the receivable is neither assigned to others nor pledged.',
      factoring:
        '1. The funder factors the receivable that the ticket stands for.\n2. When the ticket is due, its issuer pays the funder. If the issuer does not pay, the funder turns to the issuer; if the receivable is not real or is disputed, our company settles it.\n3. The funder registers the assignment in the public registry of movable assets. The registry number stands on the receipt.\n4. The number of the factoring contract is given by the funder and stands on the receipt.',
      creditInquiry:
        '1. Our company agrees that the funder asks the public credit database about our company for this financing.\n2. The consent lasts from the submission until the financing is settled or declined.\n3. The funder keeps the information confidential and uses it for nothing else.',
      qualification:
        '1. We confirm that the documents are true, complete and valid and that the figures agree with our books.\n2. We agree that the funder checks the documents and asks for new ones while the qualification lasts.\n3. To be qualified is not to be financed: each financing is reviewed by itself.',
    },
  },
  signup: {
    form: 'Application',
    editTitle: 'Correct an application to qualify',
    copyTitle: 'Apply to qualify again',
    checkTitle: 'Check the application to qualify',
    next: {
      PENDING_FUNDER:
        'The funder reads the documents and may ask for more. Once passed, the product can be used until the qualification ends.',
    },
    signTitle_other: 'Sign and submit applications to qualify: {{count}}',
    resultTable: 'Applications to qualify',
    resultTitle_other: 'Applications to qualify submitted: {{count}}',
  },
}
