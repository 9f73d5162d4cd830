// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract, Step } from '../lib/contract.ts'

const name = '融资金额（元）'
const typeAndLeave = (text: string) => [{ press: 'Tab' }, { type: text }, { press: 'Tab' }]
const pasteAndLeave = (text: string) => [{ press: 'Tab' }, { insert: text }, { press: 'Tab' }]
const fullWidth: Step = {
  compose: ['１', '１，', '１，２', '１，２３', '１，２３４'],
  into: '１，２３４',
  endedBy: 'Enter',
}

export const moneyFieldContract: ComponentContract = {
  component: 'MoneyField',
  task: '填写金额，听到的、看到的、提交的是同一个数，填错时知道错在哪里并能找回输入',
  pattern: 'none',
  patternNote: '文本框，不是 spinbutton：上下键不能误改金额',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达编辑框，名字带单位，状态为必填，说明是提示',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'textbox', name, description: '可用额度 200万元，最多两位小数', states: { required: true } },
          announced: [],
        },
        brokenBy: 'NumberInput',
      },
    },
    {
      id: 'description-order',
      text: '有金额时，说明依次为提示、读得准的金额、大写金额',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [
            {
              role: 'textbox',
              name,
              value: '1,234,567.89',
              description:
                '可用额度 200万元，最多两位小数 123万4567元8角9分 大写金额 壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
            },
          ],
        },
        brokenBy: 'WordsBelow',
      },
    },
    {
      id: 'typing-silent',
      text: '输入时不改写、不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '1234567' }],
        expect: { focus: { role: 'textbox', name, value: '1234567' }, announced: [] },
        brokenBy: 'FormatsWhileTyping',
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
        steps: [{ press: 'Tab' }, { type: '¥1a2,3. .e5元' }],
        expect: { focus: { role: 'textbox', name, value: '123.5' }, announced: [] },
        brokenBy: 'TakesEveryKey',
      },
    },
    {
      id: 'said-once',
      text: '离开后格式化，只听到一次读得准的金额',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: typeAndLeave('1234.56'),
        expect: { announced: ['1234元5角6分'], present: [{ role: 'textbox', name, value: '1,234.56' }] },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'stripped',
      text: '粘贴的金额去掉了空格和货币符号要说出来',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: pasteAndLeave('¥1 234.56元'),
        expect: {
          announced: ['已去掉空格和货币符号，1234元5角6分'],
          present: [{ role: 'textbox', name, value: '1,234.56' }],
        },
        brokenBy: 'TakesAwayUntold',
      },
    },
    {
      id: 'minus',
      text: '负号不进框，离开时必须说出来，也看得到',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: typeAndLeave('-1234.56'),
        expect: {
          announced: ['不支持负数，已改为 1234元5角6分'],
          present: [{ role: 'StaticText', name: '不支持负数，已改为 1234元5角6分' }],
        },
        brokenBy: 'TakesAwayUntold',
      },
    },
    {
      id: 'cleared',
      text: '粘贴的不是数字时清空，错误引用原来的输入，只打断一次，焦点不动',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: pasteAndLeave('12a'),
        expect: {
          announced: ['金额格式错误。“12a”已清空，请输入数字，例如 1234.56'],
          present: [
            {
              role: 'textbox',
              name,
              value: '',
              states: { invalid: true },
              description: '可用额度 200万元，最多两位小数 金额格式错误。“12a”已清空，请输入数字，例如 1234.56',
            },
          ],
        },
        brokenBy: 'SilentClear',
      },
    },
    {
      id: 'restore',
      text: '“恢复刚才的输入”把原文放回，焦点回到编辑框',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [...pasteAndLeave('12a'), { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'textbox', name, value: '12a', states: { invalid: false } } },
        brokenBy: 'RestoreDropsFocus',
      },
    },
    {
      id: 'undo',
      text: '格式化以后 Ctrl+Z 仍然有效',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [...typeAndLeave('1234.5'), { press: 'Shift+Tab' }, { press: 'Control+z' }],
        expect: { focus: { role: 'textbox', name, value: '1234.5' } },
        brokenBy: 'TakesAwayUntold',
      },
    },
    {
      id: 'arrows',
      text: '上下键不改变金额',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '5' }, { press: 'ArrowUp' }, { press: 'ArrowDown' }, { press: 'ArrowUp' }],
        expect: { focus: { role: 'textbox', name, value: '5' }, announced: [] },
        brokenBy: 'NumberInput',
      },
    },
    {
      id: 'too-large',
      text: '超过上限时说出上限，金额留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: typeAndLeave('3000000'),
        expect: {
          announced: ['金额不能超过 200万元'],
          present: [{ role: 'textbox', name, value: '3,000,000.00', states: { invalid: true } }],
        },
        brokenBy: 'Clamps',
      },
    },
    {
      id: 'spec-limit',
      text: '最大金额 99万9999亿9999万9999元9角8分，多一分也不行',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: typeAndLeave('99999999999999.99'),
        expect: { announced: ['金额不能超过 99万9999亿9999万9999元9角8分'] },
        brokenBy: 'FloatingLimit',
      },
    },
    {
      id: 'fill',
      text: '“全部可用额度”填入金额，听到一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['200万元'],
          focus: { role: 'button', name: '全部可用额度' },
          present: [{ role: 'textbox', name, value: '2,000,000.00' }],
        },
        brokenBy: 'SilentFill',
      },
    },
    {
      id: 'form-error',
      text: '表单的错误读在说明之后，输入框自己不播报',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'FormError',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'textbox', name, description: '最多两位小数 请填写融资金额', states: { invalid: true } },
          announced: [],
        },
        brokenBy: 'ErrorTwice',
      },
    },
    {
      id: 'mobile-keyboard',
      text: '手机弹出带小数点的数字键盘，浏览器不代填旧金额',
      criterion: '1.3.5',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'Empty',
        expect: { attribute: { selector: 'main input', name: 'inputmode', value: 'decimal' } },
        brokenBy: 'DigitsOnly',
      },
    },
    {
      id: 'ime',
      text: '用输入法输入全角“１，２３４”，上屏前后都不改写、不播报，上屏的 Enter 也不',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, fullWidth],
        expect: { focus: { role: 'textbox', name, value: '１，２３４' }, announced: [] },
        brokenBy: 'AnyEnterFormats',
      },
    },
    {
      id: 'full-width',
      text: '用输入法输入全角“１，２３４”，离开后成为 1,234.00，只听到一次去掉了逗号和金额',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, fullWidth, { press: 'Tab' }],
        expect: { announced: ['已去掉逗号，1234元'], present: [{ role: 'textbox', name, value: '1,234.00' }] },
        brokenBy: 'TakesAwayUntold',
      },
    },
    {
      id: 'voices',
      text: 'NVDA、争渡、旁白在离开金额框时读出正确的金额',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“空的”，输入 1234567.89，按 Tab：一百二十三万四千五百六十七元八角九分。',
    },
    {
      id: 'orca',
      text: 'Orca 读出标签和说明；离开时只读一次 123万4567元8角9分',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        // With something to go on to: of the one it has not left Orca also reads the description that has changed.
        story: 'Limited',
        steps: [
          { press: 'Tab', hears: ['融资金额（元） 输入', '可用额度 200万元，最低 100元'] },
          { type: '1234567.89' },
          { press: 'Tab', hears: ['全部可用额度 按钮'] },
        ],
        // Before or behind the button: what is announced and what has the focus come from two processes.
        once: ['123万4567元8角9分'],
      },
    },
    {
      id: 'orca-cleared',
      text: 'Orca 在不是数字时打断一次，说清空了什么、怎样输入',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Limited',
        steps: [
          { press: 'Tab', hears: ['融资金额（元） 输入'] },
          { type: '.' },
          { press: 'Tab', hears: ['金额格式错误。“.”已清空，请输入数字，例如 1234.56'] },
        ],
        once: ['金额格式错误'],
      },
    },
  ],
  spoken: { Filled: ['123万4567元8角9分', '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'] },
}
