import type { ComponentDocs } from '../lib/docs.ts'

export const dataGridDocs: ComponentDocs = {
  component: 'DataGrid',
  alsoCalled: ['VirtualTable'],
  when: [
    '几百行以上，要连续走动、排序、成批选择，换页会打断工作：十万行明细、对账。',
    '单元格里有控件要一格一格操作。',
  ],
  whenNot: [
    ['只是读、翻页、选几行：几乎所有列表', 'DataTable'],
    ['几行名称和内容', 'SummaryList'],
    ['数据要在图上看高低', 'ChartWithTable'],
  ],
  keys: [
    ['Tab', '整张表一个停留，再按离开'],
    [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], '逐格移动'],
    [['Home', 'End'], '这一行的第一格、最后一格'],
    [['Control+Home', 'Control+End'], '表头第一列、最后一行最后一列'],
    [['PageUp', 'PageDown'], '上一屏、下一屏'],
    [['Enter', 'F2'], '进入单元格里的控件；在表头 Enter 排序、F2 调列宽'],
    ['Escape', '从控件回到单元格'],
    ['Space', '选择或取消这一行'],
    [['Shift+ArrowUp', 'Shift+ArrowDown'], '连续选择'],
    ['Shift+Space', '选中上次选的行到这一行'],
    ['Control+a', '全选'],
    ['F8', '换成按页的表格，再按换回'],
    ['F9', '导出全部行'],
  ],
  dos: [
    ['`rows` 在数据变之前用同一个数组', '换了数组，十万行就要重新排序'],
    ['第一列是行的名字，`rowName` 说出它', '移动时先读行的名字，再读内容'],
    ['留着 F8 和 F9', '网格拿走了读屏软件的浏览光标，按页的表格和导出把它还给人'],
  ],
  donts: [
    ['不到两百行也用它', '原生表格用每个读屏软件自己的表格键就能读'],
    ['把最要紧的操作只放在单元格里', '不知道按 Enter 进入的人到不了'],
  ],
  words: ['列头带单位：“金额（元）”。行数和合计说成“10万 条”“3703元6角8分”。'],
}
