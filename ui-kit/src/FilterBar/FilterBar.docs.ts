import type { ComponentDocs } from '../lib/docs.ts'

export const filterBarDocs: ComponentDocs = {
  component: 'FilterBar',
  alsoCalled: ['QueryFilter'],
  when: ['列表上面的查询条件，两个以上，按“查询”才查。'],
  whenNot: [
    ['只有一个搜索框', 'SearchField'],
    ['一改就换着看的几种', 'SegmentedSwitch', 'Tabs'],
    ['要提交保存的字段', 'Form'],
  ],
  keys: [
    ['Tab', '依次到字段、“查询”、“重置”、“更多条件”、每个“移除条件”'],
    ['Enter', '在字段里查询一次；在按钮上按下它；拼音输入法上屏的 Enter 不查'],
    ['Space', '按下按钮'],
  ],
  dos: [
    ['`conditions` 给列表现在的条件', '正在输入、还没查的不算生效'],
    ['`found` 在开始查的那一次就变成 `undefined`', '数来了才说，不会先说一遍旧的数'],
    ['列表自己会说时不给 `found`', '“已筛选：待签收，共 8 条”一句就够'],
    ['框自己说哪里错了', '有错时“查询”不查，焦点到那个框，不会悄悄漏掉一个条件'],
    ['给 `moreInForce`', '收起的条件生效了，按钮上要看得出'],
    ['手机上 `children` 只给一个框，其余放进 `more`', '一行就够，列表的第一条看得见；“查询”“重置”跟着收起'],
  ],
  donts: [
    ['边输入边查', '读屏软件用户还没输完，列表已经换了几次'],
    ['把常用的放进 `more`', '多数人每次都要多按一下'],
  ],
  words: ['条件写成“字段：值”：“状态：待签收”。', '区域名写查什么：“查询金票”。'],
}
