import type { ComponentDocs } from '../lib/docs.ts'

export const checkboxGroupDocs: ComponentDocs = {
  component: 'CheckboxGroup',
  when: ['从几项里选几项，各项互不排斥：申请的角色、通知方式。'],
  whenNot: [
    ['只能选一项', 'RadioGroup'],
    ['只有一项', 'Checkbox'],
    ['超过十项，需要查找', 'ComboBox'],
  ],
  keys: [
    ['Tab', '依次到每一项，不像单选组那样一组一个停留'],
    ['Space', '勾选或取消这一项；只读时不变'],
  ],
  dos: [
    ['组名写成问题的主语：“申请的角色”', '进入第一项时先读组名，再读这一项'],
    ['“至少选一项”写在 `description` 里', '限制要在选之前听到，不能等提交'],
  ],
  donts: [
    ['给一组加“全选”就当成筛选器用', '要按条件取数时用筛选栏，条件要看得见、去得掉'],
    ['把错误写在某一项上', '没有选是这一组的错误，写在组上每一项都读得到'],
  ],
}
