import type { ComponentContract } from '../lib/contract.ts'

const name = '账期（天）'

export const numberFieldContract: ComponentContract = {
  component: 'NumberField',
  task: '填一个数字，超出范围时知道范围是什么',
  pattern: 'none',
  patternNote: '原生文本框，不是 spinbutton：箭头和滚轮误改数字比省几次按键更糟',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达文本框（不是微调框），名字里有单位，说明里有范围',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'textbox', name, description: '1 至 365 天', states: { required: true, invalid: false } },
          absent: [{ role: 'spinbutton' }],
        },
        brokenBy: 'SpinButton',
      },
    },
    {
      id: 'arrows',
      text: '上下箭头不改数字',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'ArrowUp' }, { press: 'ArrowUp' }],
        expect: { focus: { role: 'textbox', name, value: '30' }, announced: [] },
        brokenBy: 'SpinButton',
      },
    },
    {
      id: 'keys',
      text: '按键只输入数字和一个小数点，别的键不进框，也不播报',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '-3o0..5天' }],
        expect: { focus: { role: 'textbox', name, value: '30.5' }, announced: [] },
        brokenBy: 'RefusesCommas',
      },
    },
    {
      id: 'range',
      text: '超出范围时，离开后听到一次范围，填的数字留着，状态为无效',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '366' }, { press: 'Tab' }],
        expect: {
          announced: ['不能大于 365'],
          present: [
            {
              role: 'textbox',
              name,
              value: '366',
              description: '1 至 365 天 不能大于 365',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ClampsSilently',
      },
    },
    {
      id: 'not-a-number',
      text: '粘贴的不是数字时说明要输入什么，文字留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { insert: '3o' }, { press: 'Tab' }],
        expect: {
          announced: ['只能输入数字，例如 30'],
          present: [{ role: 'textbox', name, value: '3o', states: { invalid: true } }],
        },
        brokenBy: 'SpinButton',
      },
    },
    {
      id: 'separators',
      text: '粘贴的千分位逗号照样收下，离开后只剩数字，不播报',
      criterion: '3.3.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Control+a' }, { insert: '0,090' }, { press: 'Tab' }],
        expect: { announced: [], present: [{ role: 'textbox', name, value: '90', states: { invalid: false } }] },
        brokenBy: 'RefusesCommas',
      },
    },
    {
      id: 'enter',
      text: '按 Enter 提交前先检查，超出范围时不提交并说明',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '0' }, { press: 'Enter' }],
        expect: { announced: ['不能小于 1'], focus: { role: 'textbox', name, value: '0', states: { invalid: true } } },
        brokenBy: 'EnterUnchecked',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、单位、必填和范围',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [{ press: 'Tab', hears: ['账期（天） 输入', '必需', '1 至 365 天'] }],
      },
    },
  ],
  spoken: { Filled: ['textbox, 账期（天）, 30, 1 至 365 天'] },
}
