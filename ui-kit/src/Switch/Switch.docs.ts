import type { ComponentDocs } from '../lib/docs.ts'

export const switchDocs: ComponentDocs = {
  component: 'Switch',
  alsoCalled: ['Toggle'],
  when: ['一个设置，一按就生效：短信通知、减弱动态。'],
  whenNot: [
    ['要和表单一起提交', 'Checkbox'],
    ['换一种看法', 'SegmentedSwitch'],
    ['执行一个操作', 'Button'],
  ],
  keys: [
    ['Tab', '到开关'],
    ['Space', '打开或关闭；不能改时听到原因'],
  ],
  dos: [
    ['开和关用同样的字：“短信通知”', '读屏软件会读开或关，字不变就不会听反'],
    ['改不了时给 `disabledReason`', '到得了，按下去听到为什么'],
  ],
  donts: [
    ['改完还要点保存', '那是复选框'],
    ['用“打开短信通知”当名字', '打开以后名字还叫“打开”，听到的和状态相反'],
  ],
}
