import type { ComponentDocs } from '../lib/docs.ts'

export const sideSheetDocs: ComponentDocs = {
  component: 'SideSheet',
  alsoCalled: ['Drawer'],
  when: ['旁边看一行的详情、改一组筛选，列表还要看得见。'],
  whenNot: [
    ['要决定一件事', 'AlertDialog'],
    ['内容多到值得一个地址', 'Link'],
    ['只是几行信息，页面上放得下', 'SummaryList', 'Disclosure'],
  ],
  keys: [
    ['Tab', '在里面循环'],
    ['Enter', '按下焦点所在的按钮；字段里提交'],
    ['Escape', '关闭，焦点回到打开它的按钮；填了一半先问'],
  ],
  dos: [
    ['一直挂着，用 `isOpen` 开关', '焦点才知道回哪里'],
    ['有地址的详情给它自己的页面', '人要能收藏、能发给别人'],
  ],
  donts: [
    ['面板里再开面板', '宽度再也让不出列表'],
    ['点外面就关', '填的东西会没有'],
  ],
}
