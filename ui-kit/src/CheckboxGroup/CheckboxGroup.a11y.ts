import type { ComponentContract } from '../lib/contract.ts'

export const checkboxGroupContract: ComponentContract = {
  component: 'CheckboxGroup',
  task: '从几项里选几项，知道是在选什么、还差什么',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  expectations: [
    {
      id: 'group',
      text: '一组复选框有名字，说明必填；每一项先读自己的说明，再读组的说明',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [
            { role: 'group', name: '申请的角色 必填', description: '至少选一项' },
            {
              role: 'checkbox',
              name: '经办',
              description: '提交开具、转让、融资申请 至少选一项',
              states: { checked: true },
            },
          ],
        },
        brokenBy: 'NoLegend',
      },
    },
    {
      id: 'tab-stops',
      text: '每一项都用 Tab 到得了，空格勾选',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Space' }],
        expect: {
          focus: { role: 'checkbox', name: '主管', states: { checked: true } },
          called: { onChange: 1 },
          announced: [],
        },
        brokenBy: 'OneTabStop',
      },
    },
    {
      id: 'optional',
      text: '选填在组的名字里说明',
      criterion: '3.3.2',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'group', name: '通知方式 （选填）' }] },
        brokenBy: 'OptionalForTheEye',
      },
    },
    {
      id: 'error',
      text: '一组的错误属于这一组，每一项状态为无效',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            { role: 'group', name: '申请的角色 必填', description: '请至少选择一个角色' },
            { role: 'checkbox', name: '主管', states: { invalid: true } },
          ],
        },
        brokenBy: 'NoLegend',
      },
    },
    {
      id: 'read-only',
      text: '不能改时用 Tab 到得了，按空格不变',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ReadOnly',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: { focus: { role: 'checkbox', name: '经办', states: { checked: true } }, called: { onChange: 0 } },
        brokenBy: 'NativelyDisabled',
      },
    },
    {
      id: 'heard',
      text: '进入第一项时，读屏软件先读组的名字和说明',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Filled',
        steps: [
          { press: 'Tab', hears: ['申请的角色', '经办', '复选框', '已勾选', '提交开具、转让、融资申请'] },
          { press: 'Tab', hears: ['主管', '复选框', '未勾选'] },
        ],
      },
    },
  ],
  spoken: {
    Filled: ['group, 申请的角色 必填, 至少选一项', 'checkbox, 经办, 提交开具、转让、融资申请 至少选一项, checked'],
  },
}
