import type { Translated } from '#portal/locales/translated.ts'
import type { creditFund as source } from '#portal/locales/zh-CN/creditFund.ts'

export const creditFund: Translated<typeof source> = {
  recommendation: 'Recommendation',
  recommenderHint:
    'A core company that has your company as a first-level supplier; its director and final reviewer decide',
  asked: 'The supplier’s application',
  use: 'Use and repayment',
  months_other: '{{count}} months',
}
