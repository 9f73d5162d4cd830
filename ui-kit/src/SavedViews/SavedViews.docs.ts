import type { ComponentDocs } from '../lib/docs.ts'

export const savedViewsDocs: ComponentDocs = {
  component: 'SavedViews',
  when: ['同一个列表常用几组条件：放在 `FilterBar` 的 `views` 里。'],
  whenNot: [
    ['固定的几种状态，人人一样', 'Tabs'],
    ['去掉一个生效的条件', 'FilterBar', 'TagGroup'],
  ],
  keys: [
    ['Tab', '到“常用视图”，再到“管理视图”'],
    [['Enter', 'Space'], '打开列表或菜单，选中一项；在名字框里按 Enter 保存'],
    [['ArrowDown', 'ArrowUp'], '在列表和菜单里移动；在“管理视图”上打开菜单'],
    [['Home', 'End'], '到第一项、最后一项'],
    ['Escape', '关闭列表、菜单或对话框，什么也不改'],
  ],
  dos: [
    ['`query` 用地址里的写法', '同样的条件次序不同也认得出是同一个视图'],
    ['打开页面时地址里没有条件，才用默认视图', '发来的链接要给出发的人看到的列表'],
    ['`conditions` 给条件的字', '保存前听得到保存的是什么'],
  ],
  donts: [
    ['悄悄套用默认视图', '少了几行，人以为数据丢了；正在使用的要看得到名字'],
    ['删除视图时也清空条件', '删的是名字，不是列表'],
  ],
  words: ['名字最多 20 个字，说明用途：“本月待签收”。'],
}
