import type { ComponentDocs } from '../lib/docs.ts'

export const skipLinksDocs: ComponentDocs = {
  component: 'SkipLinks',
  alsoCalled: ['SkipNav'],
  when: ['每一页的最前面，由外壳放一次。'],
  whenNot: [
    ['本页的几部分之间', 'Tabs', 'Accordion'],
    ['到别的页', 'Link', 'NavMenu'],
  ],
  keys: [
    ['Tab', '页面的第一个停留；只有焦点在它上面时看得见'],
    ['Enter', '跳过去，焦点和滚动都到那里'],
  ],
  dos: [
    ['第一条是“跳到主要内容”', '每一页的头都要跳过一次导航'],
    ['目标是区域（`main`、侧边工具栏）', '读屏软件会说到了哪里'],
  ],
  donts: [
    ['放十条', '比它要跳过的导航还长'],
    ['只改地址不移焦点', '下一次按 Tab 又回到导航里'],
  ],
}
