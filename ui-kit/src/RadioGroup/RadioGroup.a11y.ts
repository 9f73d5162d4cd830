import type { ComponentContract } from '../lib/contract.ts'

export const radioGroupContract: ComponentContract = {
  component: 'RadioGroup',
  task: '从几个里选一个，知道选了哪个',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  expectations: [
    {
      id: 'group',
      text: '一组有名字，必填由状态说明，没有预先选中',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: {
          present: [
            { role: 'radiogroup', name: '复核结果', states: { required: true } },
            { role: 'radio', name: '同意', states: { checked: false } },
            { role: 'radio', name: '退回', description: '退回给经办修改，需填写原因', states: { checked: false } },
          ],
        },
        brokenBy: 'ButtonRow',
      },
    },
    {
      id: 'tab-first',
      text: '没选时 Tab 到第一个，不会因此选中',
      criterion: '3.2.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'radio', name: '同意', states: { checked: false } }, called: { onChange: 0 } },
        brokenBy: 'ChoosesOnFocus',
      },
    },
    {
      id: 'arrow',
      text: '向下箭头选下一个',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'ArrowDown' }],
        expect: { focus: { role: 'radio', name: '退回', states: { checked: true } }, called: { onChange: 1 } },
        brokenBy: 'ButtonRow',
      },
    },
    {
      id: 'space',
      text: '空格选中焦点所在的一个',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: { focus: { role: 'radio', name: '同意', states: { checked: true } }, announced: [] },
        brokenBy: 'DivRadios',
      },
    },
    {
      id: 'tab-chosen',
      text: '选过后 Tab 到选中的一个',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Chosen',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'radio', name: '退回', states: { checked: true } } },
        brokenBy: 'DivRadios',
      },
    },
    {
      id: 'error',
      text: '没有选时，组的状态为无效，错误跟着组读出',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [{ role: 'radiogroup', name: '复核结果', description: '请选择复核结果', states: { invalid: true } }],
        },
        brokenBy: 'ErrorBelow',
      },
    },
    {
      id: 'unavailable',
      text: '不能选的一项状态为不可用，说明原因',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Unavailable',
        expect: {
          present: [
            {
              role: 'radio',
              name: '拆分转让',
              description: '距承诺付款日不足 15 天，不能拆分',
              states: { disabled: true },
            },
          ],
        },
        brokenBy: 'GreyWithoutReason',
      },
    },
    {
      id: 'orca',
      text: 'Orca 先读组的名字，再读第一项和“未选中”；方向键到第二项，读出“已选中”和说明',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [
          { press: 'Tab', hears: ['复核结果', '同意', '单选'] },
          // Orca reads on with the arrows until it is told to leave them to the page.
          { press: 'Orca+a', hears: ['焦点模式'] },
          { press: 'ArrowDown', hears: ['退回', '退回给经办修改，需填写原因'] },
        ],
      },
    },
  ],
  spoken: {
    Invalid: [
      'radiogroup, 复核结果, 请选择复核结果, invalid, orientated vertically, required',
      'radio, 退回, 退回给经办修改，需填写原因 请选择复核结果, not checked, position 2, set size 2',
    ],
  },
}
