import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/apply/credit.ts'

export const credit: Translated<typeof source> = {
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
}
