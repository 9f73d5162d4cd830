import type { ComponentDocs } from '../lib/docs.ts'

export const interruptionPanelDocs: ComponentDocs = {
  component: 'InterruptionPanel',
  alsoCalled: ['Interstitial'],
  when: ['走不下去而且还没有人填过东西：没有额度、权限不够、产品没有开通。'],
  whenNot: [
    ['填了一半才发现', 'ErrorSummary', 'AlertDialog'],
    ['只是一个功能不能用，页面还能用', 'Banner'],
    ['列表里没有数据', 'DataTable'],
  ],
  keys: [['Tab', '依次到出路；主要的在前']],
  dos: [
    ['标题说为什么走不下去，一行', '它就是页面标题，跳读的人只听到这一句'],
    ['写清能找谁：企业的管理员或热线', '“没有权限”之后人只会打客服'],
    ['至少一条出路', '没有出路的页面是死路'],
  ],
  donts: [
    ['写错误码当标题', '代码只有客服看得懂，放在正文最后'],
    ['自动跳走', '没读完就不见了；人决定什么时候走'],
  ],
  words: ['标题用现在的事实：“暂时不能开立金票”，不写“操作失败”。'],
}
