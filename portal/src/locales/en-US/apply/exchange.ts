import type { Translated } from '#portal/locales/translated.ts'
import type { exchange as source } from '#portal/locales/zh-CN/apply/exchange.ts'

export const exchange: Translated<typeof source> = {
  invoicing: {
    form: 'Apply',
    editTitle: 'Change the application',
    copyTitle: 'Copy into a new application',
    checkTitle: 'Check the application',
    next: {
      PENDING_PLATFORM:
        'Once made out, the invoice comes as chosen and can be downloaded; until then the application can be withdrawn.',
    },
    signTitle_other: 'Submit applications for invoices: {{count}}',
    resultTable: 'Applications for invoices',
    resultTitle_other: 'Applications for invoices submitted: {{count}}',
  },
  exchange: {
    form: 'Exchange',
    editTitle: 'Correct an exchange',
    copyTitle: 'Copy to a new exchange',
    checkTitle: 'Check the exchange',
    next: {
      PENDING_PLATFORM: 'The platform answers within 3 days; what it sends back for a correction frees the tickets.',
      PENDING_PAYMENT: 'Pay the fee to the accepting bank within 5 days and report it; afterwards the exchange ends.',
      PENDING_FUNDER:
        'When the fee has arrived, the accepting bank delivers the bill within 5 days; if it does not, the fee is paid back.',
    },
    signTitle_other: 'Sign and submit {{count}} exchanges',
    resultTable: 'Exchanges',
    resultTitle_other: '{{count}} exchanges submitted',
  },
  agreement: {
    text: {
      exchange:
        '1. Our company gives whole tickets that it holds to the accepting bank, which makes out a bill of the same face value to our company.\n2. An operator submits and a director, another person, approves. The exchange takes effect when the platform has agreed, the fee has arrived and the bill is delivered. If anyone declines before that, or the time runs out, the tickets stay ours.\n3. The fee follows from the face value and the rate at the time of the application. Within 5 days after the platform has agreed our company pays it through its bank to the account of the payment order, under the remark that the order names. The platform takes no money.\n4. If the exchange comes to nothing, a fee that has arrived is paid back to the paying account.\n5. We confirm that the trade is real and that the receivable is neither assigned to others nor pledged.',
    },
  },
}
