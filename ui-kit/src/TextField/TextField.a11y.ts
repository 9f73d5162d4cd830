import type { ComponentContract } from '../lib/contract.ts'

export const textFieldContract: ComponentContract = {
  component: 'TextField',
  task: '知道要填什么、有什么限制，填错时知道错在哪里、怎样改',
  pattern: 'none',
  patternNote: '原生文本框，APG 没有单独的模式',
  expectations: [
    {
      id: 'name-required',
      text: '用 Tab 到达文本框，名字是标签，状态为必填，且“必填”只说一次',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Required',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'textbox', name: '企业名称', states: { required: true, invalid: false } } },
        brokenBy: 'PlaceholderOnly',
      },
    },
    {
      id: 'optional',
      text: '选填的文本框在名字里说明，与名称分开',
      criterion: '3.3.2',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: {
        story: 'Optional',
        expect: { present: [{ role: 'textbox', name: '备注 （选填）', description: '最多 200 字，审批人可见' }] },
        brokenBy: 'OptionalForTheEye',
      },
    },
    {
      id: 'error-tied',
      text: '出错的文本框状态为无效，先读说明再读错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'textbox',
              name: '联系人手机号',
              description: '用于接收审批通知 手机号应为 11 位，现在是 10 位',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorBesideOnly',
      },
    },
    {
      id: 'silent-typing',
      text: '输入时不播报任何内容',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Required',
        steps: [{ press: 'Tab' }, { type: '建信' }, { press: 'Tab' }],
        expect: { announced: [], present: [{ role: 'textbox', name: '企业名称', value: '建信' }] },
        brokenBy: 'EchoesKeys',
      },
    },
    {
      id: 'purpose',
      text: '个人和企业信息的文本框说明用途，浏览器可以代填',
      criterion: '1.3.5',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Required',
        expect: { attribute: { selector: 'main input', name: 'autocomplete', value: 'organization' } },
        brokenBy: 'WithoutPurpose',
      },
    },
    {
      id: 'read-only-reachable',
      text: '只读的内容可以用 Tab 到达',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ReadOnly',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'textbox', name: '统一社会信用代码', states: { readonly: true } } },
        brokenBy: 'DisabledForReadOnly',
      },
    },
    {
      id: 'ime',
      text: '用拼音输入法上屏的 Enter 不提交表单，也不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InForm',
        steps: [{ press: 'Tab' }, { compose: ['j', 'jian', 'jian xin'], into: '建信', endedBy: 'Enter' }],
        expect: {
          called: { onSubmit: 0 },
          focus: { role: 'textbox', name: '企业名称', value: '建信' },
          announced: [],
        },
        brokenBy: 'AnyEnterSubmits',
      },
    },
    {
      id: 'orca',
      text: 'Orca 依次读出标签、内容、必填、无效、说明和错误，错误只读一遍',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Invalid',
        steps: [
          {
            press: 'Tab',
            hears: ['联系人手机号 输入', '必需', '无效条目', '用于接收审批通知', '手机号应为 11 位，现在是 10 位'],
          },
        ],
        once: ['必需', '手机号应为 11 位，现在是 10 位'],
      },
    },
  ],
  spoken: {
    Required: ['textbox, 企业名称, required'],
    Invalid: ['textbox, 联系人手机号, 1380013800, 用于接收审批通知 手机号应为 11 位，现在是 10 位, invalid, required'],
  },
}
