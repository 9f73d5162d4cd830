import type { Translated } from '#portal/locales/translated.ts'
import type { limits as source } from '#portal/locales/zh-CN/limits.ts'

export const limits: Translated<typeof source> = {
  filters: 'Search limits',
  rowName: '{{product}} limit of {{source}}',
  empty: 'There are no limits yet. They appear here once a bank or the platform grants one.',
  share: 'Share taken up',
  occupied: 'Taken up',
  title: 'Limit of {{source}}',
  none: 'Choose a limit in the list of limits.',
  facts: 'About this limit',
  entries: 'Movements',
  entryFilters: 'Search movements',
  entryName: 'movement of {{at}}',
  noEntries: 'Nothing has moved this limit yet.',
}
