/** Words of lists that can be filtered. */
export const list = {
  condition: '{{label}}：{{value}}',
  again: '已重新查询，共 {{count}} 条',
  amounts: {
    least: '{{label}}不低于（元）',
    most: '{{label}}不高于（元）',
    from: '不低于 {{from}} 元',
    to: '不高于 {{to}} 元',
    both: '{{from}} 元至 {{to}} 元',
    one: '{{from}} 元',
  },
  days: {
    from: '{{from}} 起',
    to: '截至 {{to}}',
    both: '{{from}} 至 {{to}}',
    one: '{{from}} 当天',
  },
} as const
