import type { Translated } from '#portal/locales/translated.ts'
import type { routes as source } from '#portal/locales/zh-CN/routes.ts'

export const routes: Translated<typeof source> = {
  login: 'Sign in',
  help: 'Help centre',
  resetPassword: 'Reset password',
  forbidden: 'No permission',
  notFound: 'Page not found',
  authorized: 'Company already verified',
  contactManager: 'Ask your administrator to open a product',
  coreOperatorHome: 'Core company operator home',
  coreDirectorHome: 'Core company director home',
  coreFinalHome: 'Final reviewer home',
  coreQueryHome: 'Core company viewer home',
  chainOperatorHome: 'Supplier operator home',
  chainDirectorHome: 'Supplier director home',
  chainQueryHome: 'Supplier viewer home',
  issue: 'New issue',
  directorApprove: 'Review of issues',
  finalApprove: 'Final review of issues',
  transfer: 'Transfer a ticket',
  splitApprove: 'Transfer review',
  limits: 'Limits',
  limit: 'Limit in detail',
  receipts: 'Receipts',
  messages: 'Messages',
  personInfo: 'Personal centre',
}
