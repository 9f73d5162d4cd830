import { defineMessages } from '../messages.ts'

/** Words of ChartWithTable, BarChart and LineChart. */
export const chartMessages = defineMessages(
  { showTable: '查看数据表', none: '还没有数据', noValue: '没有数据' },
  { showTable: 'Show the data table', none: 'No data yet', noValue: 'no data' },
)
