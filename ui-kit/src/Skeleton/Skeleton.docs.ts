import type { ComponentDocs } from '../lib/docs.ts'

export const skeletonDocs: ComponentDocs = {
  component: 'Skeleton',
  alsoCalled: ['Spinner', 'Spin', 'Loading'],
  when: ['内容要等一会儿，位置已经知道：列表、卡片。'],
  whenNot: [
    ['按钮按下去的等待', 'Button'],
    ['知道进度的等待', 'ProgressBar'],
    ['没有数据', 'DataTable', 'InlineMessage'],
  ],
  keys: [],
  dos: [
    ['`lines` 和内容差不多高', '内容来的时候不跳'],
    ['一秒以内不出声', '快的回答不用先说“正在加载”'],
  ],
  donts: [
    ['给每块各放一个', '一块区域忙一次，说一次'],
    ['一直闪', '会动的东西把眼睛从已经到的内容上拉走；占位线条一直不动'],
  ],
}
