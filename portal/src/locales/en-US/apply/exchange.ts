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
}
