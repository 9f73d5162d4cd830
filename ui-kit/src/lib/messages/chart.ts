import { spokenCount } from '@jinpiao/values/spoken'
import { countFigure } from '../countFigure.ts'
import { defineMessages } from '../messages.ts'

/** Words of ChartWithTable, BarChart and LineChart. */
export const chartMessages = defineMessages(
  {
    showTable: '查看数据表',
    none: '还没有数据',
    /** A count for the ear. */
    count: (count: string): string => spokenCount(count),
  },
  {
    showTable: 'Show the data table',
    none: 'No data yet',
    /** As for amounts: the sign is what English voices lose. */
    count: (count: string) => countFigure(count).replace('-', 'minus '),
  },
)
