import type { ComponentDocs } from '../lib/docs.ts'

export const timelineDocs: ComponentDocs = {
  component: 'Timeline',
  when: ['已经发生和将要发生的经过：审批记录、流转状态。'],
  whenNot: [
    ['现在第几步，还要继续填', 'Stepper'],
    ['每个人都能改的任务清单', 'TaskList'],
    ['许多条操作记录，要查和导出', 'DataTable'],
  ],
  keys: [],
  dos: [
    ['`at` 给 ISO 时间', '说成“2026年11月20日 16点5分”，不读横线'],
    ['只知道日子的给 `day`', '承诺付款日没有钟点'],
    ['将来的步骤也放上', '人要知道还要等谁'],
    ['没有办成的一步给 `ended`', '失效、拒绝的不打勾'],
    ['意见写全', '退回的原因是下一个人的工作依据'],
  ],
  donts: [
    ['最新的放最前面', '读的人要听一个经过；最新的在列表里也有时间'],
    ['用图标代替“已完成”', '四种状态都写成字'],
  ],
}
