import type { ComponentDocs } from '../lib/docs.ts'

export const taskListDocs: ComponentDocs = {
  component: 'TaskList',
  when: ['几件要做完的事，可以分几天、分几个人：开户、首次使用。'],
  whenNot: [
    ['一次连着做完', 'FormWizard'],
    ['首页待办', 'TaskCard'],
    ['每一步有固定顺序，只能往前', 'Stepper'],
  ],
  keys: [
    ['Tab', '只停在我能做的事上；状态和提示跟着链接读'],
    ['Enter', '去做这一件'],
  ],
  dos: [
    ['说出完成几项，共几项', '人先知道还剩多少'],
    ['别人做的写清是谁', '“请联系平台客户经理申请开立额度”比“待处理”有用'],
  ],
  donts: [
    ['按完成与否重新排序', '人记得位置，排序会让人找不到'],
    ['没做完不让看后面的', '先看全再动手'],
  ],
}
