import type { ComponentDocs } from '../lib/docs.ts'

export const navMenuDocs: ComponentDocs = {
  component: 'NavMenu',
  alsoCalled: ['Megamenu', 'NavigationMenu'],
  when: ['网站的主导航：顶栏里的几组页面。'],
  whenNot: [
    ['一块里的几个页面', 'SideNav'],
    ['自己的事：个人中心、退出', 'Menu'],
    ['本页的几部分', 'Tabs', 'SkipLinks'],
  ],
  keys: [
    ['Tab', '依次到各组和链接；收起的组里到不了'],
    [['Enter', 'Space'], '展开一组，再按收起；打开链接'],
    ['Escape', '收起，焦点回到那一组的按钮'],
  ],
  dos: [
    ['`currentHref` 给现在的地址', '当前页和它的组都会说出来'],
    ['放在 flex 的一行里', '它占去剩下的宽度；放不下的几组收进“更多”'],
    ['没有权限的项不放进去', '看得到点不开的导航比没有更糟'],
  ],
  donts: [
    ['用 `role=menu`', '那是应用的菜单，方向键走；读屏软件会说“菜单”，人会按错键'],
    ['鼠标一过就展开', '停 300 毫秒才展开，移到里面不消失'],
  ],
}
