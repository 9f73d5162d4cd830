import type { ComponentDocs } from '../lib/docs.ts'

export const tagGroupDocs: ComponentDocs = {
  component: 'TagGroup',
  alsoCalled: ['Chip', 'ChipGroup'],
  when: ['几个生效的条件，可以一个个去掉：筛选条件、已选的标签。'],
  whenNot: [
    ['连同字段和“查询”的整个查询区', 'FilterBar'],
    ['一件东西的状态', 'StatusTag'],
    ['从几项里选几项', 'CheckboxGroup'],
    ['几个选择里选一个', 'SegmentedSwitch'],
  ],
  keys: [
    ['Tab', '依次到每个“移除”，最后到“全部移除”'],
    [['Enter', 'Space'], '移除；焦点到下一个'],
  ],
  dos: [
    ['字写成“条件：值”：“供应商：江城精铸”', '移除的名字就是它，听得出去掉了什么'],
    ['`getFocusWhenEmpty` 给列表标题', '最后一个没了，焦点要有地方去'],
    ['结果由列表说时给 `isSilent`', '“已筛选：待签收，共 8 条”一句就够'],
  ],
  donts: [
    ['用它代替筛选的控件', '条件在别处选，这里只显示和去掉'],
    ['只用 Delete 键去掉', '没有人告诉键盘用户这个键'],
  ],
}
