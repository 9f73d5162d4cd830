import type { ComponentDocs } from '../lib/docs.ts'

export const bannerDocs: ComponentDocs = {
  component: 'Banner',
  alsoCalled: ['Alert'],
  when: [
    '关系到整页而且一直在的情况：业务暂停、证书快到期、申请被退回。',
    '服务器的错误让整页用不了，要说明原因和出路。',
  ],
  whenNot: [
    ['只关系到旁边的一件事', 'InlineMessage'],
    ['刚做完的操作的结果', 'Toast'],
    ['表单提交后的错误', 'ErrorSummary'],
    ['整页都不能用', 'InterruptionPanel'],
  ],
  keys: [['Tab', '到里面的链接或按钮；提示本身不停留']],
  dos: [
    ['标题说清是什么事，正文说怎么办', '按区域或标题跳转的人先只听到标题'],
    ['给一条出路：链接、电话或谁能处理', '只说不行的提示会变成客服电话'],
  ],
  donts: [
    ['一页放三条以上', '每条都在说自己要紧，就没有一条要紧'],
    ['用它代替字段旁边的错误', '改的人要在页头和字段之间来回'],
  ],
  words: [
    '标题是事实，不喊话：“开立业务已暂停”，不写“重要通知”。',
    '会结束的情况写明什么时候：“将于 11月22日 18:00 恢复”。',
  ],
}
