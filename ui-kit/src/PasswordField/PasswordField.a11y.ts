import type { ComponentContract } from '../lib/contract.ts'

export const passwordFieldContract: ComponentContract = {
  component: 'PasswordField',
  task: '输入或粘贴密码，必要时看一眼输入的内容',
  pattern: 'none',
  patternNote: '原生 input，APG 没有密码框；按钮按 APG button',
  expectations: [
    {
      id: 'paste-and-managers',
      text: '密码框说明用途，密码管理器可以代填',
      criterion: '3.3.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Current',
        expect: { attribute: { selector: 'main input', name: 'autocomplete', value: 'current-password' } },
        brokenBy: 'NoManager',
      },
    },
    {
      id: 'hidden-at-first',
      text: '内容一开始是隐藏的，按钮名为“显示密码”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [{ role: 'button', name: '显示密码' }],
          attribute: { selector: 'main input', name: 'type', value: 'password' },
        },
        brokenBy: 'OpenFromTheStart',
      },
    },
    {
      id: 'show',
      text: '按“显示密码”后听到一次“密码已显示”，按钮名变为“隐藏密码”，焦点不动',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '隐藏密码' },
          announced: ['密码已显示'],
          attribute: { selector: 'main input', name: 'type', value: 'text' },
        },
        brokenBy: 'SilentEye',
      },
    },
    {
      id: 'which',
      text: '一页有几个密码框时，按钮名说明是哪一个，以看得见的字开头',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Pin',
        expect: { present: [{ role: 'button', name: '显示 UKEY 密码' }] },
        brokenBy: 'AnyPassword',
      },
    },
    {
      id: 'error-tied',
      text: '先读说明再读错误，状态为无效',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'textbox',
              name: '新密码',
              description: '8 到 20 位，至少含字母和数字 新密码应为 8 到 20 位，现在是 6 位',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorForHint',
      },
    },
    {
      id: 'caps-lock-heard',
      text: '打开大写锁定后，输入时听到一次“大写锁定已打开”',
      criterion: '3.3.2',
      level: 'SHOULD',
      lane: 'screen-reader',
      how: '打开“可以粘贴，可以显示”，按 Caps Lock，再输入一个字母。',
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、说明和错误，不读出密码；按“显示密码”后说一次“密码已显示”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Invalid',
        steps: [
          {
            press: 'Tab',
            hears: ['新密码', '密码文本', '8 到 20 位，至少含字母和数字', '新密码应为 8 到 20 位，现在是 6 位'],
          },
          { press: 'Tab', hears: ['显示', '按钮'] },
          { press: 'Enter', hears: ['密码已显示'] },
        ],
        once: ['密码已显示'],
        silent: ['123456'],
      },
    },
  ],
  // A password input has no ARIA role of its own (HTML-AAM), so the virtual reader says none.
  spoken: { Pin: ['UKEY 密码, 还可输入 5 次', 'button, 显示 UKEY 密码'] },
}
