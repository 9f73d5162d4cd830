import { joined } from '#portal/locales/joined.ts'
import type { Translated } from '#portal/locales/translated.ts'
import type { own as source } from '#portal/locales/zh-CN/routes.ts'
import { credit } from './routes/credit.ts'
import { data } from './routes/data.ts'
import { exchange } from './routes/exchange.ts'
import { finance } from './routes/finance.ts'
import { loans } from './routes/loans.ts'
import { onboarding } from './routes/onboarding.ts'
import { redeem } from './routes/redeem.ts'
import { ukey } from './routes/ukey.ts'

const own: Translated<typeof source> = {
  login: 'Sign in',
  help: 'Help centre',
  resetPassword: 'Reset password',
  verifyReceipt: 'Check a receipt',
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

export const routes = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
