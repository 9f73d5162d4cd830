import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/apply/credit.ts'

export const credit: Translated<typeof source> = {
  furtherTab: { kindLoans: 'Loans', endedPurFinances: 'Ended' },
  chainCredit: {
    form: 'Application',
    editTitle: 'Correct an application for a chain loan',
    copyTitle: 'Copy to a new application for a chain loan',
    checkTitle: 'Check the application for a chain loan',
    next: {
      PENDING_FUNDER: 'The funder answers within 15 days; it may send it back for a correction.',
      PENDING_PAYMENT:
        'The bank pays to the chosen account. Interest runs from that day, and the repayment plan follows from it.',
    },
    signTitle_other: 'Sign and submit {{count}} applications for chain loans',
    resultTable: 'Applications for chain loans',
    resultTitle_other: '{{count}} applications for chain loans submitted',
  },
  creditFund: {
    form: 'Application',
    editTitle: 'Correct the application',
    copyTitle: 'Copy to a new application',
    checkTitle: 'Check the application',
    next: {
      PENDING_COUNTERPARTY:
        'The core company answers within 15 days whether it recommends the loan; it may send it back for a correction.',
      PENDING_FUNDER: 'The funder answers within 15 days; then the bank pays to the chosen account.',
    },
    signTitle_other: 'Sign and submit {{count}} applications',
    resultTable: 'Applications for a credit fund',
    resultTitle_other: '{{count}} applications submitted',
  },
  purFinance: {
    form: 'Application',
    editTitle: 'Correct an application for purchase finance',
    copyTitle: 'Copy to a new application for purchase finance',
    checkTitle: 'Check the application for purchase finance',
    next: {
      PENDING_FUNDER: 'The funder answers within 15 days; it may send it back for a correction.',
      PENDING_PAYMENT:
        'The bank pays to the chosen account. Principal and interest are repaid in one sum when it matures.',
    },
    signTitle_other: 'Sign and submit {{count}} applications for purchase finance',
    resultTable: 'Applications for purchase finance',
    resultTitle_other: '{{count}} applications for purchase finance submitted',
  },
}
