import type { ComponentContract } from '../lib/contract.ts'

const name = '手机号'

export const phoneFieldContract: ComponentContract = {
  component: 'PhoneField',
  task: '填写或粘贴手机号，浏览器可以代填',
  pattern: 'none',
  patternNote: '原生文本框',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达文本框（不是数字框），名字是标签，状态为必填',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'textbox', name, description: '用于接收审批通知', states: { required: true } } },
        brokenBy: 'NumberBox',
      },
    },
    {
      id: 'purpose',
      text: '说明用途是电话，浏览器可以代填',
      criterion: '1.3.5',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Empty',
        expect: { attribute: { selector: 'main input', name: 'autocomplete', value: 'tel' } },
        brokenBy: 'NumberBox',
      },
    },
    {
      id: 'sign-in',
      text: '登录时是账号，密码管理器可以代填',
      criterion: '3.3.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'SignIn',
        expect: { attribute: { selector: 'main input', name: 'autocomplete', value: 'username' } },
        brokenBy: 'AlwaysTel',
      },
    },
    {
      id: 'typing',
      text: '输入时不改写',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '1380013' }],
        expect: { announced: [], focus: { role: 'textbox', name, value: '1380013' } },
        brokenBy: 'MaskedWhileTyping',
      },
    },
    {
      id: 'separators',
      text: '带 +86、空格和短横照样收下，离开后只剩 11 位数字，不播报',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '+86 138-0013 8000' }, { press: 'Tab' }],
        expect: { announced: [], present: [{ role: 'textbox', name, value: '13800138000' }] },
        brokenBy: 'MaskedWhileTyping',
      },
    },
    {
      id: 'nothing-eaten',
      text: '不对的字符留着，由提交时的错误说明',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '1380013800O' }, { press: 'Tab' }],
        expect: { present: [{ role: 'textbox', name, value: '1380013800O' }] },
        brokenBy: 'MaskedWhileTyping',
      },
    },
    {
      id: 'error-tied',
      text: '出错时状态为无效，错误跟着读出',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'textbox',
              name,
              value: '1380013800',
              description: '手机号应为 11 位，现在是 10 位',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorBesideOnly',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、必填、无效和错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Invalid',
        steps: [{ press: 'Tab', hears: ['手机号 输入', '必需', '无效条目', '手机号应为 11 位，现在是 10 位'] }],
        once: ['手机号应为 11 位，现在是 10 位'],
      },
    },
  ],
  spoken: { Invalid: ['textbox, 手机号, 1380013800, 手机号应为 11 位，现在是 10 位, invalid, required'] },
}
