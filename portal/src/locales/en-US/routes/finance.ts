import type { Translated } from '#portal/locales/translated.ts'
import type { finance as source } from '#portal/locales/zh-CN/routes/finance.ts'

export const finance: Translated<typeof source> = {
  finance: 'Finance a ticket',
  financeApprove: 'Review financings',
  invoices: 'Invoice details',
  financeDetail: 'Financings',
  signupProduct: 'Products to qualify for',
  signupApply: 'Apply to qualify',
  signupQuery: 'Applications to qualify',
  signupDetail: 'Application to qualify',
}
