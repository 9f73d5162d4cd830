import type { ComponentContract } from '../lib/contract.ts'

const open = [{ press: 'Tab' }, { press: 'Enter' }] as const

export const selectContract: ComponentContract = {
  component: 'Select',
  task: '从几个选项中选一个，知道有几项、选了哪一项、哪一项为什么不能选',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  patternNote: '按钮加列表框（react-aria），键盘与 select-only combobox 相同',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达，名字里有当前值、标签和必填，说明可读',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'button', name: '请选择 收款账户 必填', description: '只能使用企业对公账户' },
        },
        brokenBy: 'ClickableBox',
      },
    },
    {
      id: 'count',
      text: '打开时听到“共 3 项”，焦点在列表里',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: open,
        expect: {
          announced: ['共 3 项'],
          focus: { role: 'option', name: '中国建设银行 尾号 1 2 3 4，基本户' },
        },
        brokenBy: 'PlainReactAria',
      },
    },
    {
      id: 'list-name',
      text: '打开的列表以标签为名',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: open,
        expect: { present: [{ role: 'listbox', name: '收款账户' }] },
        brokenBy: 'ListNamedBehind',
      },
    },
    {
      id: 'choose',
      text: '方向键移动，Enter 选中，焦点回到按钮，名字变为新的值',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...open, { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: { called: { onChange: 1 }, focus: { role: 'button', name: '中国工商银行 收款账户 必填' } },
        brokenBy: 'ForgetsChoice',
      },
    },
    {
      id: 'alt',
      text: 'Alt+↓ 打开列表，Alt+↑ 选中焦点所在的一项并关闭，焦点回到按钮',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'Alt+ArrowDown' }, { press: 'ArrowDown' }, { press: 'Alt+ArrowUp' }],
        expect: { called: { onChange: 1 }, focus: { role: 'button', name: '中国工商银行 收款账户 必填' } },
        brokenBy: 'ForgetsChoice',
      },
    },
    {
      id: 'escape',
      text: 'Esc 关闭，不改变选择',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Chosen',
        steps: [...open, { press: 'ArrowDown' }, { press: 'Escape' }],
        expect: { called: { onChange: 0 }, focus: { role: 'button', name: '中国工商银行 收款账户' } },
        brokenBy: 'ChoosesOnTheWay',
      },
    },
    {
      id: 'end',
      text: 'End 键到最后一项，不能选的也可以到达',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...open, { press: 'End' }],
        expect: {
          focus: { role: 'option', name: '中国农业银行 尾号 9 0 1 2，账户尚未验证', states: { disabled: true } },
        },
        brokenBy: 'PlainReactAria',
      },
    },
    {
      id: 'reason',
      text: '不能选的项目可以到达，读出原因；选它时听到原因，值不变',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...open, { press: 'End' }, { press: 'Enter' }],
        expect: {
          called: { onChange: 0 },
          announced: ['共 3 项', '不能选择中国农业银行：账户尚未验证'],
          focus: { role: 'button', name: '请选择 收款账户 必填' },
        },
        brokenBy: 'PlainReactAria',
      },
    },
    {
      id: 'error',
      text: '错误读在名字之后',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: { present: [{ role: 'button', name: '请选择 收款账户 必填', description: '请选择收款账户' }] },
        brokenBy: 'ErrorBeside',
      },
    },
    {
      id: 'number-as-seen',
      text: '名字里的号码和看见的一样，语音控制才叫得到它；说明里逐位读',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Numbers',
        expect: {
          present: [{ role: 'button', name: 'SQ20261120000009 借据', description: 'SQ 2 0 2 6，1 1 2 0，0 0 0 0 0 9' }],
        },
        brokenBy: 'NumberAlone',
      },
    },
    {
      id: 'number-of-option',
      text: '选项的名字和看见的一样，说明里逐位读号码，金额读成万元',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Numbers',
        steps: open,
        expect: {
          focus: {
            role: 'option',
            name: 'SQ20261120000009 示范商业银行，尚余 480,000.00 元',
            description: 'SQ 2 0 2 6，1 1 2 0，0 0 0 0 0 9，示范商业银行，尚余 48万元',
          },
        },
        brokenBy: 'NumberAlone',
      },
    },
    {
      id: 'heard',
      text: 'NVDA、争渡读出“第 2 项，共 3 项”和“不可用”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“没有选择时说明要选择”，按 Enter，用向下键走完三项。',
    },
    {
      id: 'orca',
      text: 'Orca 读出值、标签、必填和说明，各一次；打开时说“共 3 项”，逐项读出，不能选的读出原因',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [
          { press: 'Tab', hears: ['请选择 收款账户 必填 已收起 按钮', '只能使用企业对公账户'] },
          { press: 'Enter', hears: ['收款账户 3 个项目的列表', '中国建设银行', '尾号 1 2 3 4，基本户'] },
          { press: 'ArrowDown', hears: ['中国工商银行', '尾号 5 6 7 8，一般户'] },
          { press: 'ArrowDown', hears: ['中国农业银行', '账户尚未验证'] },
        ],
        once: ['请选择', '共 3 项'],
        silent: ['收款账户必填'],
      },
    },
  ],
  spoken: { Invalid: ['button, 请选择 收款账户 必填, 请选择收款账户, not expanded, has popup listbox'] },
}
