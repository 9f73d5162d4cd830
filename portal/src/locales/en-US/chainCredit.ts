import type { Translated } from '#portal/locales/translated.ts'
import type { chainCredit as source } from '#portal/locales/zh-CN/chainCredit.ts'

export const chainCredit: Translated<typeof source> = {
  standing: 'Access and indicative line',
  whiteList: 'White list',
  onList: 'Enabled',
  offList: 'Not enabled',
  countedFrom: 'Counted from',
  rule: 'How it is worked out',
  ruleText: '30% of the tickets accepted in the last 12 months. For guidance only: the funder decides.',
  order: 'Order',
  orderHint: 'Number of the order or contract with the core company',
  contractHint: 'Scans of the contract of the order',
}
