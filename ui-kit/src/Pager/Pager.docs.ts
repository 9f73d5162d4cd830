import type { ComponentDocs } from '../lib/docs.ts'

export const pagerDocs: ComponentDocs = {
  component: 'Pager',
  alsoCalled: ['Pagination'],
  when: ['列表超过一页，人要知道在第几页、到哪一页去。`DataTable` 的 `pagination` 已经带上。'],
  whenNot: [
    ['几万行要连续走动', 'DataGrid'],
    ['一件事的前一步后一步', 'FormWizard'],
    ['读完一篇到下一篇', 'Link'],
  ],
  keys: [
    ['Tab', '到各页的按钮，再到“每页条数”（有的话）；在第一页和最后一页，走不动的那头不停留'],
    [['Enter', 'Space'], '翻到那一页；当前页按了没有变化'],
  ],
  dos: [
    ['翻页后由表格说“第 2 页，共 5 页”', '分页自己不说话，同一件事不说两遍'],
    ['页码放进地址里', '看完详情“后退”，要回到原来那一页'],
  ],
  donts: [
    ['滚动到底就自动加载', '页脚永远到不了，也说不出看到哪里'],
    ['只写“第 2 页”不写共几页', '人不知道值不值得翻'],
  ],
}
