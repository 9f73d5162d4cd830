import type { Translated } from '#portal/locales/translated.ts'
import type { list as source } from '#portal/locales/zh-CN/list.ts'

export const list: Translated<typeof source> = {
  sum: 'Total',
  sumOf: '{{name}}, total',
  tabbed: '{{title}}: {{tab}}',
  noneInTab: 'Nothing stands under “{{tab}}”.',
  any: 'All',
  tools: 'The list as a whole',
  columns: 'Columns',
  columnsShown: 'Columns shown',
  columnsDone: 'Done',
  export: 'Export',
  format: { csv: 'CSV file', xlsx: 'Excel file (XLSX)' },
  print: 'Print',
  onward: {
    more: 'There are rows that were not searched yet: what fits may be among them.',
    behind: 'What was searched before is not listed again. ',
    goOn: 'Search on',
    begin: 'Search from the start',
  },
  condition: '{{label}}: {{value}}',
  again: 'Searched again, found: {{n}}',
  amounts: {
    least: '{{label}} from (yuan)',
    most: '{{label}} to (yuan)',
    from: 'at least {{from}} yuan',
    to: 'at most {{to}} yuan',
    both: '{{from}} to {{to}} yuan',
    one: '{{from}} yuan',
  },
  days: {
    from: 'from {{from}}',
    to: 'until {{to}}',
    both: '{{from}} to {{to}}',
    one: '{{from}}',
  },
}
