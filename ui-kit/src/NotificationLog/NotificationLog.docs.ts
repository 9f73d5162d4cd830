import type { ComponentDocs } from '../lib/docs.ts'

export const notificationLogDocs: ComponentDocs = {
  component: 'NotificationLog',
  alsoCalled: ['NotificationCenter'],
  when: ['通知会自己消失的地方：给人一个能慢慢看的记录。'],
  whenNot: [
    ['刚发生的一条', 'Toast'],
    ['一直要处理的事', 'Banner'],
    ['审批的经过', 'Timeline'],
  ],
  keys: [['Tab', '不停留；用标题或列表跳转']],
  dos: [
    ['放在用户菜单或个人中心', '错过的人知道去哪里找'],
    ['`headingLevel` 接着上一级', '记录是一个区域，有自己的标题'],
  ],
  donts: [['用它代替待办', '记录里没有能做的事']],
}
