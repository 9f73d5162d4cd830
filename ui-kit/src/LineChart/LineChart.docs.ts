import type { ComponentDocs } from '../lib/docs.ts'

export const lineChartDocs: ComponentDocs = {
  component: 'LineChart',
  when: ['一个到四个数随时间怎样变化：每月开立和兑付、余额。'],
  whenNot: [
    ['没有先后的几类数', 'BarChart'],
    ['只有一两个时点', 'BarChart', 'SummaryList'],
    ['要逐行查、排序、导出', 'DataTable', 'DataGrid'],
  ],
  keys: [
    ['Tab', '到“查看数据表”，再到旁边的操作'],
    [['Enter', 'Space'], '让数据表看得到或不看到；焦点不动'],
  ],
  dos: [
    ['`finding` 写走势和转折', '“兑付在4月超过开立”比“开立与兑付趋势图”多说了一件事'],
    ['没有数据的月份给 `undefined`', '写 0 是另一个事实；线在那里断开，表里是“—”，读作“没有数据”'],
    ['线的名字短，两到六个字', '名字写在线尾，长了就占去画图的地方'],
  ],
  donts: [
    ['画五条以上的线', '线型和点形再多也没有人分得清，分成两个图或者用表'],
    ['只用颜色写图例', '灰度打印、强制颜色、色觉差异时都看不出来；线型、点形和名字由组件给'],
  ],
  words: ['横轴写全年月：“2025年1月”；窄的图里只写首尾两个。'],
}
