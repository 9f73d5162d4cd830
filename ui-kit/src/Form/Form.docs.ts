import type { ComponentDocs } from '../lib/docs.ts'

export const formDocs: ComponentDocs = {
  component: 'Form',
  when: ['要提交的一组字段，一页装得下。'],
  whenNot: [
    ['内容多，分几步', 'FormWizard'],
    ['一改就生效的筛选', 'SearchField', 'SegmentedSwitch'],
    ['只有一个按钮', 'Button'],
  ],
  keys: [
    ['Tab', '依次到字段，再到提交按钮'],
    ['Enter', '在字段里提交一次；拼音输入法上屏的 Enter 不提交；多行文本里是换行'],
  ],
  dos: [
    ['`onSubmit` 返回检查的 Promise', '错误汇总要等检查完才知道有几处'],
    ['`errors` 里写 `fieldId`', '汇总的链接才能带到那个字段'],
    ['用 `onChecked` 给页面标题加“错误：”', '出错的表单在标题里也看得出'],
  ],
  donts: [
    ['用浏览器自带的校验气泡', '气泡一动就没，说的是系统语言，读屏软件常常读不到'],
    ['提交按钮在没填完时不能按', '人不知道缺什么；按下去说清楚反而快'],
    ['离开一个字段就报错', '提交时才报；只有金额、日期、身份证号这样离开时要整理的才在离开时说'],
  ],
  words: ['字段标签在上面，一行一个，单位写在标签里。', '必填多的表单标“选填”，选填多的标“必填”。'],
}
