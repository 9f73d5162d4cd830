import type { ComponentDocs } from '../lib/docs.ts'

export const barChartDocs: ComponentDocs = {
  component: 'BarChart',
  when: ['几个数要比大小：未来 90 天每周到期、各状态笔数。'],
  whenNot: [
    ['看一个或几个数随时间怎样变化', 'LineChart'],
    ['一项额度用了多少', 'Meter'],
    ['要逐行查、排序、导出', 'DataTable', 'DataGrid'],
    ['只有两三个数：直接写出来', 'SummaryList'],
  ],
  keys: [
    ['Tab', '到“查看数据表”，再到旁边的操作'],
    [['Enter', 'Space'], '让数据表看得到或不看到；焦点不动'],
  ],
  dos: [
    ['`finding` 写结论，不写图名', '看图的人和听图的人第一句就知道要知道的事'],
    ['最多十二条左右', '再多就看不出高低，应该换成表格'],
  ],
  donts: [
    ['每条一种颜色', '条的名字就在旁边，颜色什么也没说'],
    ['让条从不是零的地方开始', '差一点也会看成差很多；组件一直从零开始'],
  ],
  words: ['结论写成一句话：“12月第1周到期 1200万元，为未来90天最高”。'],
}
