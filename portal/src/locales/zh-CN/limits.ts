/** Limits: their list, one limit with what has moved it. */
export const limits = {
  filters: '查询额度',
  rowName: '{{source}} {{product}}',
  empty: '还没有额度。银行或平台授予额度后会显示在这里。',
  share: '占用比例',
  occupied: '已占用',
  title: '额度详情 {{source}}',
  none: '请从额度查询中选择一项额度。',
  facts: '额度信息',
  entries: '额度流水',
  entryFilters: '查询额度流水',
  entryName: '{{at}} 的变动',
  noEntries: '这项额度还没有变动。',
} as const
