import type { ComponentContract } from '../lib/contract.ts'

export const idCardFieldContract: ComponentContract = {
  component: 'IdCardField',
  task: '输入身份证号码，输错时知道是哪一处不对',
  pattern: 'none',
  patternNote: '原生文本框',
  expectations: [
    {
      id: 'name-and-hint',
      text: '名字是“身份证号码”，说明是允许的位数和字母 X',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'textbox', name: '身份证号码', description: '18 位或 15 位，最后一位可为字母 X' },
        },
        brokenBy: 'EatingField',
      },
    },
    {
      id: 'length',
      text: '位数不对时听到一次现在是几位，值保留',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '11010519491231002' }, { press: 'Tab' }],
        expect: {
          present: [{ role: 'textbox', value: '11010519491231002', states: { invalid: 'true' } }],
          announced: ['身份证号码应为 15 或 18 位，现在是 17 位'],
        },
        brokenBy: 'PlainBox',
      },
    },
    {
      id: 'checksum',
      text: '校验码不对时请逐位核对',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '110105194912310021' }, { press: 'Tab' }],
        expect: { announced: ['最后一位校验码不正确，请逐位核对'] },
        brokenBy: 'EatingField',
      },
    },
    {
      id: 'upper-x',
      text: '小写 x 离开后变为大写 X，不打断',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '11010519491231002x' }, { press: 'Tab' }],
        expect: { present: [{ role: 'textbox', value: '11010519491231002X' }], announced: [] },
        brokenBy: 'PlainBox',
      },
    },
    {
      id: 'nothing-eaten',
      text: '不限制输入长度，多打的位数看得见',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Empty',
        expect: { attribute: { selector: 'main input', name: 'maxlength', value: null } },
        brokenBy: 'EatingField',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出标签和允许的位数；离开时说一次现在是几位',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [
          { press: 'Tab', hears: ['身份证号码 输入', '18 位或 15 位，最后一位可为字母 X'] },
          { type: '11010519491231002' },
          { press: 'Tab', hears: ['身份证号码应为 15 或 18 位，现在是 17 位'] },
        ],
      },
    },
    {
      id: 'orca-error',
      text: 'Orca 到字段时读出“无效”和错误原因',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Refused',
        steps: [{ press: 'Tab', hears: ['身份证号码 输入', '无效条目', '该身份证号码已注册，请直接登录'] }],
        once: ['该身份证号码已注册，请直接登录'],
      },
    },
  ],
  spoken: { Empty: ['textbox, 身份证号码, 18 位或 15 位，最后一位可为字母 X'] },
}
