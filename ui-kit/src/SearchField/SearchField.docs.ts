import type { ComponentDocs } from '../lib/docs.ts'

export const searchFieldDocs: ComponentDocs = {
  component: 'SearchField',
  alsoCalled: ['SearchBox', 'SearchInput'],
  when: ['在一堆内容里找：查问题、查文章、查一张列表。'],
  whenNot: [
    ['选一个固定的值', 'Select', 'ComboBox'],
    ['填写资料', 'TextField'],
    ['按条件过滤一张表：条件要看得见', 'TagGroup', 'SegmentedSwitch'],
  ],
  keys: [
    ['Tab', '到搜索框，有字时再到“清空”'],
    ['Enter', '提交外面的表单；没有表单就什么都不做'],
    ['Escape', '清空，焦点不动；没有字时留给外面（关闭面板）；拼音输入法取消候选的 Esc 不清空'],
  ],
  dos: [
    ['`result` 写一句：“已找到 4 条”', '停下来后说一次，人不用去数'],
    ['查找还没回来时，不给 `result`', '留着的是上一个词的结果，不会再说'],
    ['查到什么由页面决定', '框只管字，结果在外面'],
  ],
  donts: [
    ['每按一键就查一次', '网络慢的地方，后回来的旧结果会盖住新的'],
    ['不按 Enter 就不查，又没有搜索按钮', '触摸屏的人没有 Enter'],
  ],
  words: ['没有结果时给出路：“没有找到‘…’，可以改一个词，或拨打 400-111-5318”。'],
}
