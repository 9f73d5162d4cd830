import type { ComponentContract } from '../lib/contract.ts'

const name = '银行账号'

export const cardNumberFieldContract: ComponentContract = {
  component: 'CardNumberField',
  task: '填写或粘贴账号，核对每一位',
  pattern: 'none',
  patternNote: '原生文本框',
  expectations: [
    {
      id: 'typing',
      text: '输入时不改写、不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '62220212' }],
        expect: {
          announced: [],
          focus: {
            role: 'textbox',
            name,
            value: '62220212',
            description: '企业对公账户的账号',
            states: { required: true },
          },
        },
        brokenBy: 'GroupsWhileTyping',
      },
    },
    {
      id: 'summary',
      text: '离开后听到一次位数和尾号，下面一行逐位可读',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '6222-0212 3456 7890 123' }, { press: 'Tab' }],
        expect: {
          announced: ['共 19 位，尾号 0 1 2 3'],
          present: [
            { role: 'textbox', name, value: '6222021234567890123' },
            { role: 'StaticText', name: '6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3' },
          ],
        },
        brokenBy: 'GroupsWhileTyping',
      },
    },
    {
      id: 'characters',
      text: '有字母时说明只能有数字，文字留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '6222O212' }, { press: 'Tab' }],
        expect: {
          announced: ['账号只能有数字，请删去其他字符'],
          present: [{ role: 'textbox', name, value: '6222O212', states: { invalid: true } }],
        },
        brokenBy: 'DropsLetters',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、必填和说明；离开时读出错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [{ press: 'Tab', hears: ['银行账号 输入', '必需', '企业对公账户的账号'] }],
      },
    },
  ],
  spoken: { Filled: ['核对：', '6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'] },
}
