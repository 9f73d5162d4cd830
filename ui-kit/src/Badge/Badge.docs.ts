import type { ComponentDocs } from '../lib/docs.ts'

export const badgeDocs: ComponentDocs = {
  component: 'Badge',
  when: ['控件后面有几条在等：铃铛、页签、菜单项。'],
  whenNot: [
    ['一件事处于什么状态', 'StatusTag'],
    ['首页上的待办，要看笔数、金额和等了多久', 'TaskCard'],
    ['刚来了一条新消息', 'Toast'],
  ],
  keys: [['Tab', '停在它所在的控件上；标记本身不是控件']],
  dos: [
    ['`label` 写全：“消息，3 条未读”', '它就是控件的名字，数字没有单位听不懂'],
    ['没有的时候也给 `label`', '数字是 0 时图标还在，名字也要在'],
  ],
  donts: [
    ['只画一个红点', '颜色和一个点说不出有几条、是什么'],
    ['数字一变就播报', '新消息由 `notify` 说一次，数字不必再说'],
  ],
  words: ['看得见的数字可以是 `99+`，名字里说真实条数。'],
}
