import type { ComponentDocs } from '../lib/docs.ts'

export const progressBarDocs: ComponentDocs = {
  component: 'ProgressBar',
  when: ['一件要等一会儿的事，知道大概做到哪里：导出、上传。'],
  whenNot: [
    ['额度用了多少', 'Meter'],
    ['只是在加载页面', 'Skeleton'],
    ['按钮按下去的处理', 'Button'],
    ['一件事分几步', 'Stepper'],
  ],
  keys: [],
  dos: [
    ['不知道多久就不给 `percent`', '说“处理中”，条上画不动的条纹，不骗人'],
    ['结束由做事的那一方说一次', '进度每变一点就说，人什么也做不了'],
  ],
  donts: [
    ['做到一半停在 99%', '没做完不显示百分之百；算不准就不给数'],
    ['用转圈代替', '转圈说不出做到哪里，减弱动态时也不动'],
  ],
  words: ['旁边已有文字时用 `aria-label`，写同样的话：“上传 合同.pdf”。'],
}
