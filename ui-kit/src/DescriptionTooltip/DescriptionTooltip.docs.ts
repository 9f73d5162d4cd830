import type { ComponentDocs } from '../lib/docs.ts'

export const descriptionTooltipDocs: ComponentDocs = {
  component: 'DescriptionTooltip',
  alsoCalled: ['Popover', 'InfoTip'],
  when: ['一个术语需要一两句解释，多数人已经知道：年化费率、T+1。'],
  whenNot: [
    ['不知道就填不对', 'TextField'],
    ['一段话，或者里面有链接', 'Disclosure'],
    ['整页的说明', 'Banner'],
  ],
  keys: [
    ['Tab', '到标记，说明就看得到'],
    ['Escape', '收起，焦点不动；别的什么都不关'],
    [['Enter', 'Space'], '再看一次'],
  ],
  dos: [
    ['`term` 就是它解释的那个词', '按钮的名字是“说明：年化费率”，跳读也知道说的是什么'],
    ['说明写一两句，先写是什么再写怎么算', '它会整段读出，长了人会按 Esc'],
  ],
  donts: [
    ['放必须读的内容', '触摸、打印、放大时人不一定看得到'],
    ['放链接或按钮', '说明是按钮的描述，读成一段话，里面的链接键盘到不了'],
  ],
}
