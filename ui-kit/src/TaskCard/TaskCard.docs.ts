import type { ComponentDocs } from '../lib/docs.ts'

export const taskCardDocs: ComponentDocs = {
  component: 'TaskCard',
  when: ['首页上等着我的事：待复核开立、待签收，有笔数、合计和最早的时间。'],
  whenNot: [
    ['列出每一笔', 'DataTable'],
    ['要按顺序做完的几件事', 'TaskList'],
    ['数字在控件后面', 'Badge'],
  ],
  keys: [
    ['Tab', '一张卡片一个停留'],
    ['Enter', '打开那一批，已经筛好'],
  ],
  dos: [
    ['没有的也放上，写 0', '没有待办也是要知道的'],
    ['链接指到筛好的列表', '人点的是“这三笔”，不是“这个页面”'],
    ['几张用 `TaskCardList`', '读屏软件先说“列表，3 项”'],
  ],
  donts: [
    ['卡片里再放按钮', '整张卡片就是链接'],
    ['只用颜色表示等得久', '写“最早提交于 4 天前”，等不得的加 `isUrgent`'],
  ],
}
