import type { ComponentDocs } from '../lib/docs.ts'

export const comboBoxDocs: ComponentDocs = {
  component: 'ComboBox',
  alsoCalled: ['AutoComplete', 'Typeahead'],
  when: ['选项多（超过十五个），输入几个字就能找到：供应商、开户行。', '选项在服务器上，要边输入边查（`onSearch`）。'],
  whenNot: [
    ['选项不多，看一遍就知道', 'Select', 'RadioGroup'],
    ['可以填选项以外的字', 'TextField'],
    ['查的是内容，不是选一个值', 'SearchField'],
  ],
  keys: [
    [['ArrowDown', 'ArrowUp'], '打开列表并移到下一项、上一项'],
    ['Alt+ArrowDown', '打开列表，不标出任何一项'],
    ['Alt+ArrowUp', '关闭列表，不选中；写的字留着'],
    ['Enter', '选中标出的一项，输入时是第一个符合的；焦点留在框里'],
    ['Escape', '关闭列表；写的字留着'],
    ['Tab', '离开；写的不是任何一项时字留着，提示“请从列表中选择”'],
    ['Letters', '输入文字，停下来后说“共几项”'],
  ],
  dos: [
    ['选不了的项目也列出来，说明原因', '找不到和选不了是两件事，人要知道是哪一件'],
    ['预填的选择给 `selectedLabel`', '服务器还没有回结果时，框里也要有名字'],
  ],
  donts: [
    ['查不到就清空人写的字，或换回原来的选择', '人要看着写的字改一个字再查；换回去的选择会被当成刚选的'],
    ['每按一键都查一次、播报一次', '停下来再查，一次变化说一次'],
  ],
  words: ['没有结果时引用人写的字：“没有符合‘三一’的选项”，不说“暂无数据”。'],
}
