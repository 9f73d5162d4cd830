import type { ComponentDocs } from '../lib/docs.ts'

export const selectDocs: ComponentDocs = {
  component: 'Select',
  alsoCalled: ['Listbox', 'Dropdown'],
  when: ['十五个以内的固定选项，选一个：收款账户、产品、状态。'],
  whenNot: [
    ['超过十五个或要查找', 'ComboBox'],
    ['五个以内而且地方够', 'RadioGroup'],
    ['打开后做一件事', 'Menu'],
  ],
  keys: [
    ['Tab', '到选择框'],
    [['Enter', 'Space', 'ArrowDown', 'ArrowUp'], '打开列表；在列表里移动'],
    ['Alt+ArrowDown', '打开列表，不改变选择'],
    ['Alt+ArrowUp', '在列表里选中焦点所在的一项并关闭'],
    ['Enter', '选中焦点所在的一项，回到选择框'],
    [['Home', 'End'], '第一项、最后一项；选不了的也到得了'],
    ['Letters', '输入字，跳到以它开头的一项'],
    ['Escape', '关闭，不改变选择'],
  ],
  dos: [
    ['选不了的说明原因', '到得了、读得到原因，按了不选中，比藏起来清楚'],
    ['选项按人的想法排序', '常用的在前，其余按拼音，不按数据库里的先后'],
  ],
  donts: [
    ['选完自动跳到另一页', '选一项是填写，不是前往；选错的人还要找回来'],
    ['用“请选择”当第一项', '它是占位字，不是一个值'],
  ],
  words: ['选项写人认得的名字：户名加尾号“中建西部建设（尾号 3456）”，不写编码。'],
}
