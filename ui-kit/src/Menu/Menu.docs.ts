import type { ComponentDocs } from '../lib/docs.ts'

export const menuDocs: ComponentDocs = {
  component: 'Menu',
  alsoCalled: ['Dropdown'],
  when: ['一个按钮后面收着几个操作：用户菜单、更多操作。'],
  whenNot: [
    ['网站的导航', 'NavMenu', 'SideNav'],
    ['选一个值', 'Select'],
    ['只有一个操作', 'Button'],
  ],
  keys: [
    [['Enter', 'Space', 'ArrowDown'], '打开，焦点在第一项'],
    ['ArrowUp', '打开，焦点在最后一项；在菜单里到上一项'],
    ['ArrowDown', '下一项'],
    [['Home', 'End'], '第一项、最后一项'],
    ['Letters', '输入字，跳到以它开头的一项'],
    ['Escape', '收起，焦点回到按钮'],
    ['Tab', '到按钮；菜单打开时不离开菜单，先按 Esc'],
  ],
  dos: [
    ['按钮写出收着什么：“王小明”“更多操作”', '三个点说不出里面有什么'],
    ['每项用动词或地方', '读屏软件只读这一项，不读别的'],
  ],
  donts: [
    ['把页面的导航做成菜单', '菜单的键是方向键，导航的键是 Tab，混用就走不动'],
    ['菜单里放开关或输入框', '菜单只有“选一项”这一件事'],
  ],
}
