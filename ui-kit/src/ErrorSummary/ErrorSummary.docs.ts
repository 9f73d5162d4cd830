import type { ComponentDocs } from '../lib/docs.ts'

export const errorSummaryDocs: ComponentDocs = {
  component: 'ErrorSummary',
  alsoCalled: ['ValidationSummary'],
  when: ['表单提交后有错误：放在页面主区的最前面。`Form` 和 `FormWizard` 已经带上。'],
  whenNot: [
    ['服务器报错，和哪个字段都没有关系', 'Banner'],
    ['填的时候离开一个字段发现的问题：字段自己说', 'MoneyField', 'DateField'],
    ['操作失败，没有表单', 'Toast'],
  ],
  keys: [
    ['Tab', '依次到每条错误的链接'],
    ['Enter', '到那个字段；在没打开的页签里时先打开页签'],
  ],
  dos: [
    ['每条的字和字段下面的错误一字不差', '人从汇总跳过去，要能认出是同一条'],
    ['`attempt` 用提交次数', '只有新的一次提交才移动焦点，改的时候不会被拉走'],
    ['页面标题前面加“错误：”', '换页签的人在任务栏就看得到'],
  ],
  donts: [
    ['再弹一个提示', '焦点已经在汇总上，同一件事会读两遍'],
    ['填一个字段就减一条', '人正看着的内容在变，容易按错'],
  ],
  words: [
    '错误写：哪个字段，什么问题，怎么改。“金额不能超过可用额度 200万元”。',
    '标题写“有 3 处需要修改”，不写“表单有误”。',
  ],
}
