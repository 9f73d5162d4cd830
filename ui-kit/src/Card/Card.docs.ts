import type { ComponentDocs } from '../lib/docs.ts'

export const cardDocs: ComponentDocs = {
  component: 'Card',
  when: ['一页上有几块互不相同的内容，各有标题：个人中心、设置、概览。'],
  whenNot: [
    ['可以点的一块', 'TaskCard'],
    ['几行名称和内容', 'SummaryList'],
    ['表单里的一组字段：用 `fieldset`，不用框', 'Form'],
    ['收起来的内容', 'Disclosure'],
  ],
  keys: [['Tab', '直接到里面的控件；卡片本身不停留']],
  dos: [
    ['`headingLevel` 接着上一级', '卡片是区域，名字就是标题，两种跳转都靠它'],
    ['标题那一行只放一个操作', '放两个以上，窄屏上会挤开标题'],
  ],
  donts: [
    ['框里再套框', '层次说不清，窄屏上边距比内容还宽'],
    ['整块做成链接', '里面的按钮会点不到，读屏软件会把整块读成一个名字'],
  ],
}
