import type { ComponentDocs } from '../lib/docs.ts'

export const treeListDocs: ComponentDocs = {
  component: 'TreeList',
  alsoCalled: ['TreeView'],
  when: ['上下级关系：一张金票从谁来、分给了谁；组织结构。'],
  whenNot: [
    ['一列并列的内容', 'DataTable', 'SummaryList'],
    ['一段可以收起的正文', 'Disclosure'],
    ['按方向键选一项：这里是读，不是选', 'Select'],
  ],
  keys: [
    ['Tab', '到收起按钮（能收起时）和每项里的链接'],
    [['Enter', 'Space'], '收起或展开，焦点不动；打开链接'],
  ],
  dos: [
    ['超过二十项给 `isCollapsible`', '找一支的人不用听完别的'],
    ['`label` 是那一项的短名，金额、链接放在 `content`', '收起按钮说的是谁的下级'],
  ],
  donts: [
    ['用 `role=tree`', '那是用键盘选一项的控件，里面的链接会点不到'],
    ['靠缩进说层级', '强制颜色和放大时看不出来，读屏软件读列表才知道'],
  ],
}
