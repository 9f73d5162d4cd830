import type { ComponentDocs } from '../lib/docs.ts'

export const statusTagDocs: ComponentDocs = {
  component: 'StatusTag',
  alsoCalled: ['Chip'],
  when: ['一件东西处于什么状态：待签收、已退回、生效中。'],
  whenNot: [
    ['数量', 'Badge'],
    ['可以点的', 'Button', 'Link'],
    ['一句说明', 'InlineMessage'],
    ['可以去掉的条件', 'TagGroup'],
  ],
  keys: [],
  dos: [
    ['字说状态，颜色跟着重复', '打印、强制颜色、色觉差异时只剩字'],
    ['一种状态一直用同一个字', '“待签收”和“等待签收”会被当成两种'],
  ],
  donts: [
    ['用颜色表示要紧', '要紧写在字里：“逾期 3 天”'],
    ['当按钮用', '点不动的标签会让人以为坏了'],
  ],
  words: ['两到五个字，用已发生的说法：“已退回”，不写“退回成功”。'],
}
