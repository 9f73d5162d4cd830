import type { Translated } from '#portal/locales/translated.ts'
import type { statistics as source } from '#portal/locales/zh-CN/statistics.ts'

export const statistics: Translated<typeof source> & Record<`${string}_one`, string> = {
  filters: 'What is counted',
  granularity: 'Counted',
  from: 'From month',
  to: 'To month',
  any: 'All',
  condition: '{{label}}: {{party}}',
  table: 'Figures',
  period: 'Period',
  total: 'Total',
  none: 'There is nothing in this time.',
  count_one: ' ({{count}} item)',
  count_other: ' ({{count}} items)',
  countOf: '{{name}}: number',
  amountOf: '{{name}} (CNY)',
  quarter: 'Q{{n}} {{year}}',
  amounts: 'Amounts over time',
  kind: 'Figure',
  kindNone: '{{name}}: nothing in this time.',
  finding_one: '{{name}}: {{count}} item, CNY {{amount}}; most in {{period}}, CNY {{peak}}',
  finding_other: '{{name}}: {{count}} items, CNY {{amount}}; most in {{period}}, CNY {{peak}}',
  balance: { core: 'Balance outstanding', chain: 'Held' },
  balanceYuan: '{{name}} (CNY)',
  balanceFinding: '{{name}} at the end of {{period}}: CNY {{amount}}',
}
