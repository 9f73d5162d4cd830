import { defineMessages } from '../messages.ts'

/** SummaryList, Meter, TaskCard, Timeline. */
export const overviewMessages = defineMessages(
  {
    change: '修改',
    notFilled: '未填写',
    used: '已用',
    total: '总额',
    left: '剩余',
    over: '已超出',
    inYuan: (label: string) => `${label}（元）`,
    comma: '，',
    yuan: '元',
    items: (_count: number) => '笔',
    amount: '合计',
    done: '已完成',
    ended: '已终止',
    current: '当前',
    upcoming: '未开始',
  },
  {
    change: 'Change',
    notFilled: 'Not filled in',
    used: 'Used',
    total: 'Total',
    left: 'Left',
    over: 'Over by',
    inYuan: (label: string) => `${label} (yuan)`,
    comma: ', ',
    yuan: 'yuan',
    items: (count: number) => (count === 1 ? 'item' : 'items'),
    amount: 'Total',
    done: 'Done',
    ended: 'Ended',
    current: 'Current',
    upcoming: 'Not started',
  },
)
