import type { ComponentDocs } from '../lib/docs.ts'

export const sideBarDocs: ComponentDocs = {
  component: 'SideBar',
  alsoCalled: ['Sider'],
  when: ['全站都要用的几样：在线客服、常见问题、回到顶部。一页一个，由外壳放。'],
  whenNot: [
    ['本页的内容', 'SideSheet'],
    ['页面导航', 'SideNav', 'NavMenu'],
    ['最后二十条通知', 'NotificationLog'],
  ],
  keys: [
    ['Tab', '在正文之后、页脚之前；收起时到不了里面'],
    [['Enter', 'Space'], '收起或展开，焦点留在按钮上；固定开关按空格'],
    ['Escape', '关闭打开的面板，焦点回到按钮'],
  ],
  dos: [
    ['里面的每一样在别处也有（页脚）', '它会收起，人不能只靠它'],
    ['`isPinned` 按人保存', '有人一直要用，固定就是关掉计时'],
  ],
  donts: [
    ['在焦点、鼠标停留或打开面板时收起', '正在用的东西不会自己走开'],
    [
      '盖住正文',
      '窄于 640 像素时收起，站在页面里、页脚之前；宽时收进正文旁边的空白。旁边放不下展开的工具栏时用 `hasRoom`，没固定的一开始就收起',
    ],
  ],
}
