import type { Translated } from '#portal/locales/translated.ts'
import type { accounts as source } from '#portal/locales/zh-CN/accounts.ts'

export const accounts: Translated<typeof source> = {
  named: '{{bank}} ending in {{tail}}',
  none: 'There is no verified bank account yet.',
  toAccounts: 'Register one',
}
