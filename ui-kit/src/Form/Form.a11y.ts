import type { ComponentContract } from '../lib/contract.ts'

export const formContract: ComponentContract = {
  component: 'Form',
  task: '填写并提交，出错时知道改哪里',
  pattern: 'none',
  patternNote: 'APG 没有表单，按 GOV.UK 的校验与错误汇总',
  expectations: [
    {
      id: 'summary',
      text: '空着提交后焦点到“有 2 处需要修改”，每个出错的字段都有链接',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ click: { role: 'button', name: '登录' } }],
        expect: {
          focus: { role: 'region', name: '有 2 处需要修改' },
          present: [
            { role: 'link', name: '请填写企业名称' },
            { role: 'link', name: '请填写密码' },
            { role: 'textbox', name: '企业名称', description: '请填写企业名称', states: { invalid: true } },
            { role: 'textbox', name: '密码', description: '请填写密码', states: { invalid: true } },
          ],
          announced: [],
          called: { onSubmit: 0 },
        },
        brokenBy: 'NativeBubble',
      },
    },
    {
      id: 'to-field',
      text: '按汇总里的链接，焦点到那个字段',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ click: { role: 'button', name: '登录' } }, { click: { role: 'link', name: '请填写密码' } }],
        expect: { focus: { role: 'textbox', name: '密码' } },
        brokenBy: 'ForeignIds',
      },
    },
    {
      id: 'enter-submits',
      text: '在字段里按 Enter 提交一次',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { type: '建信' }, { press: 'Tab' }, { type: 'Gold-2025' }, { press: 'Enter' }],
        expect: { called: { onSubmit: 1 } },
        brokenBy: 'NoForm',
      },
    },
    {
      id: 'ime',
      text: '用拼音输入法上屏的 Enter 不提交表单，焦点留在字段里',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [
          { press: 'Tab' },
          { press: 'Tab' },
          { type: 'Gold-2025' },
          { press: 'Shift+Tab' },
          { compose: ['j', 'jian', 'jian xin'], into: '建信', endedBy: 'Enter' },
        ],
        expect: {
          called: { onSubmit: 0 },
          focus: { role: 'textbox', name: '企业名称', value: '建信', states: { invalid: false } },
          announced: [],
        },
        brokenBy: 'AnyEnterSubmits',
      },
    },
    {
      id: 'ime-safari',
      text: '在 Safari 和手机上，用拼音输入法上屏的 Enter 也不提交表单',
      criterion: '3.2.2',
      level: 'SHOULD',
      lane: 'person',
      how: '在 Mac 的 Safari、iPhone 和 Android 手机上打开“空着提交”，在企业名称里用拼音输入“建信”，按 Enter 上屏：只上屏，不提交。',
    },
    {
      id: 'orca',
      text: '空着提交后 Orca 读出有几处要改；按链接后读出字段、“无效”和错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Login',
        steps: [
          { press: 'Tab', hears: ['企业名称 输入', '必需'] },
          { press: 'Enter', hears: ['有 2 处需要修改'] },
          { press: 'Tab', hears: ['请填写企业名称', '链接'] },
          { press: 'Enter', hears: ['企业名称 输入', '无效条目', '请填写企业名称'] },
        ],
      },
    },
  ],
  spoken: { Login: ['form', 'textbox, 企业名称, required', 'button, 显示密码', 'button, 登录', 'end of form'] },
}
