import type { ComponentDocs } from '../lib/docs.ts'

export const checkboxDocs: ComponentDocs = {
  component: 'Checkbox',
  when: ['一个是或否，和表单一起提交：同意协议、记住企业名称。', '一组里可以选几个（放在 `CheckboxGroup` 里）。'],
  whenNot: [
    ['一改就生效', 'Switch'],
    ['几个里只能选一个', 'RadioGroup'],
    ['表格里选行：表格自己带', 'DataTable'],
  ],
  keys: [
    ['Tab', '到复选框；每一项都是一个停留'],
    ['Space', '勾选或取消'],
  ],
  dos: [
    ['文字写成肯定的一句：“我已阅读并同意”', '否定句加上“未勾选”是双重否定'],
    ['协议的链接放在旁边，不放在标签里', '点标签会勾选，链接打不开'],
  ],
  donts: [
    ['预先勾选同意', '同意必须是人做的决定'],
    ['用部分选中表示“没有选”', '部分选中只用于“下面的选了一部分”'],
  ],
}
