import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/routes/credit.ts'

export const credit: Translated<typeof source> = {
  chainCredit: 'Chain loan',
  creditFund: 'Credit fund',
  purFinance: 'Purchase finance',
}
