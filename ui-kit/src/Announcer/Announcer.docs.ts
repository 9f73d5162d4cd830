import type { ComponentDocs } from '../lib/docs.ts'

export const announcerDocs: ComponentDocs = {
  component: 'Announcer',
  alsoCalled: ['LiveRegion'],
  when: [
    '整个应用一次，放在最外面；`KitProvider` 已经放好。',
    '操作的结果在别处出现、焦点没有动：用 `announce(文字)` 说一句。',
  ],
  whenNot: [
    ['这句话也要看得见', 'Toast'],
    ['表单有错误：焦点到汇总，自然会读', 'ErrorSummary'],
    ['内容在加载', 'Skeleton'],
    ['提示一直留在页面上', 'InlineMessage', 'Banner'],
  ],
  keys: [],
  dos: [
    ['一次状态变化只说一句，不超过 40 个字', '后一句会打断前一句，两句常常一句也听不全'],
    ['一秒之内的等待不说', '快的结果自己会到，多说一句只是干扰'],
    ['`assertive` 只给现在就要处理的错误', '它会打断正在读的内容'],
  ],
  donts: [
    ['自己写 `aria-live` 或 `role="alert"`', '和文字同时出现的区域读不出来，两个区域会抢着说'],
    ['播报输入框里的每个变化', '读屏软件已经在读按键'],
  ],
  words: [
    '先说结果，再说对象：“已复制”“已选择 3 项，合计 3703元6角8分”。',
    '数字写成读得准的样子：金额用万、元、角、分，号码逐位。',
  ],
}
