import type { ComponentContract } from '../lib/contract.ts'

const name = '短信通知'

export const switchContract: ComponentContract = {
  component: 'Switch',
  task: '打开或关闭一个设置，并知道它现在是开还是关',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  expectations: [
    {
      id: 'space',
      text: '按空格键打开，状态变为“开”，没有额外播报',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: { focus: { role: 'switch', name, states: { checked: true } }, called: { onChange: 1 }, announced: [] },
        brokenBy: 'DivSwitch',
      },
    },
    {
      id: 'off-again',
      text: '再按一次关闭',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ press: 'Tab' }, { press: 'Space' }, { press: 'Space' }],
        expect: { focus: { role: 'switch', name, states: { checked: false } }, called: { onChange: 2 } },
        brokenBy: 'DivSwitch',
      },
    },
    {
      id: 'click-label',
      text: '点文字也能打开',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ click: { role: 'switch', name } }],
        expect: { present: [{ role: 'switch', name, states: { checked: true } }] },
        brokenBy: 'KnobAlone',
      },
    },
    {
      id: 'same-name',
      text: '名字在开和关时一样，开关里的“开”“关”不读两次',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'On',
        expect: {
          present: [
            {
              role: 'switch',
              name,
              description: '审批有结果时发到 138 开头的手机',
              states: { checked: true },
            },
          ],
        },
        brokenBy: 'StateInName',
      },
    },
    {
      id: 'locked',
      text: '不能改时用 Tab 到得了，读得到原因，按下说一次原因，状态不变',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Locked',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: {
          focus: { role: 'switch', name, description: '请先绑定手机号', states: { checked: false, disabled: true } },
          called: { onChange: 0 },
          announced: ['请先绑定手机号'],
        },
        brokenBy: 'NativelyDisabled',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出名字和“关闭”，按空格后读“打开”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Off',
        steps: [
          { press: 'Tab', hears: ['短信通知', '关闭'] },
          { press: 'Space', hears: ['打开'] },
        ],
        once: ['短信通知'],
      },
    },
  ],
  spoken: {
    Off: ['switch, 短信通知, not checked'],
    On: ['switch, 短信通知, 审批有结果时发到 138 开头的手机, checked'],
  },
}
