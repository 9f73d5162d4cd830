import type { ComponentContract } from '../lib/contract.ts'

export const textAreaContract: ComponentContract = {
  component: 'TextArea',
  task: '写几行文字，知道还能写多少，写多了知道要删多少',
  pattern: 'none',
  patternNote: '原生多行文本框，APG 没有单独的模式',
  expectations: [
    {
      id: 'name-and-room',
      text: '用 Tab 到达，名字是标签，状态为必填，先读说明再读还可输入多少字',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Required',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: {
            role: 'textbox',
            name: '退回原因',
            description: '对方会看到 还可输入 200 字',
            states: { required: true, multiline: true, invalid: false },
          },
        },
        brokenBy: 'PlaceholderOnly',
      },
    },
    {
      id: 'enter',
      text: '按 Enter 换行，不提交表单',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InForm',
        steps: [{ press: 'Tab' }, { type: '甲' }, { press: 'Enter' }, { type: '乙' }],
        expect: { focus: { role: 'textbox', name: '退回原因', value: '甲\n乙' }, called: { onSubmit: 0 } },
        brokenBy: 'EnterSubmits',
      },
    },
    {
      id: 'silent-typing',
      text: '还有余地时，输入不播报任何内容',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Required',
        steps: [{ press: 'Tab' }, { type: '合同编号不一致' }],
        expect: {
          announced: [],
          focus: { role: 'textbox', name: '退回原因', description: '对方会看到 还可输入 193 字' },
        },
        brokenBy: 'CountsAloud',
      },
    },
    {
      id: 'near-limit',
      text: '快写满时，停下来后只说一次还可输入多少字',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'NearLimit',
        steps: [{ press: 'Tab' }, { press: 'Control+End' }, { type: '付' }],
        expect: { announced: ['还可输入 0 字'] },
        brokenBy: 'EatsTheRest',
      },
    },
    {
      id: 'nothing-eaten',
      text: '超出的文字留着，停下来后听到超出多少',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'NearLimit',
        steps: [{ press: 'Tab' }, { press: 'Control+End' }, { type: '付款五' }],
        expect: {
          announced: ['已超出 2 字，请删减'],
          present: [{ role: 'textbox', value: '九月货款第一批分期付款五', description: '已超出 2 字，请删减' }],
        },
        brokenBy: 'EatsTheRest',
      },
    },
    {
      id: 'error-tied',
      text: '出错时状态为无效，先读说明和字数，再读错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'textbox',
              name: '账期合理性说明',
              description: '复核人和资金方会看到 还可输入 200 字 请填写账期合理性说明',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorBesideOnly',
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
        expect: { focus: { role: 'textbox', name: '退回原因', states: { readonly: true } } },
        brokenBy: 'DisabledForReadOnly',
      },
    },
    {
      id: 'ime',
      text: '用拼音输入法时，还没上屏的字母不播报；上屏的字只算一次，停下来后只说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'NearLimit',
        steps: [{ press: 'Tab' }, { press: 'Control+End' }, { compose: ['f', 'fu', 'fu k', 'fu kuan'], into: '付款' }],
        expect: {
          announced: ['已超出 1 字，请删减'],
          focus: { role: 'textbox', value: '九月货款第一批分期付款', description: '已超出 1 字，请删减' },
        },
        brokenBy: 'CountsComposition',
      },
    },
    {
      id: 'ime-enter',
      text: '用拼音输入法上屏的 Enter 不换行、不提交',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InForm',
        steps: [{ press: 'Tab' }, { compose: ['h', 'he', 'he tong'], into: '合同', endedBy: 'Enter' }],
        expect: { focus: { role: 'textbox', name: '退回原因', value: '合同' }, called: { onSubmit: 0 } },
        brokenBy: 'EnterSubmits',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出标签、必填、说明和还可输入多少字',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Required',
        steps: [{ press: 'Tab', hears: ['退回原因', '必需', '对方会看到', '还可输入 200 字'] }],
        once: ['还可输入 200 字'],
      },
    },
  ],
  spoken: {
    Required: ['textbox, 退回原因, 对方会看到 还可输入 200 字, required'],
    TooLong: ['textbox, 摘要, 已超出 1 字，请删减', '九月货款第一批分期付款'],
  },
}
