import type { ComponentContract } from '../lib/contract.ts'

const openHelp = { click: { role: 'button', name: '常见问题' } } as const

export const sideBarContract: ComponentContract = {
  component: 'SideBar',
  task: '随手找到客服和帮助，不被它挡住，也不赶时间',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  expectations: [
    {
      id: 'names',
      text: '工具栏、收起按钮、固定开关都有名字，固定开关说明关着',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Idle',
        expect: {
          present: [
            { role: 'complementary', name: '侧边工具栏' },
            { role: 'button', name: '收起 侧边工具栏', states: { expanded: true } },
            { role: 'link', name: '在线客服 （新窗口打开）' },
            { role: 'switch', name: '固定 侧边栏', states: { checked: false } },
          ],
        },
        brokenBy: 'IconsOnly',
      },
    },
    {
      id: 'collapse',
      text: '按收起，焦点留在原按钮，名字说明里面有什么；里面的内容 Tab 不到、读不到；没有播报',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: {
            role: 'button',
            name: '展开侧边工具栏，在线客服、常见问题、微信公众号',
            states: { expanded: false },
          },
          absent: [{ role: 'switch' }, { role: 'button', name: '常见问题' }],
          announced: [],
        },
        brokenBy: 'FoldsForTheEye',
      },
    },
    {
      id: 'expand',
      text: '再按一次展开，焦点仍在按钮上',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '收起 侧边工具栏' },
          present: [{ role: 'button', name: '常见问题', states: { expanded: false } }],
        },
        brokenBy: 'TwoButtons',
      },
    },
    {
      id: 'popup',
      text: '打开常见问题，焦点到它的标题，不是对话框，背后的页面还能用',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [openHelp],
        expect: {
          focus: { role: 'heading', name: '常见问题' },
          present: [
            { role: 'region', name: '常见问题' },
            { role: 'heading', name: '资产总览' },
          ],
          absent: [{ role: 'dialog' }],
        },
        brokenBy: 'FocusStays',
      },
    },
    {
      id: 'popup-esc',
      text: '按 Esc 关闭，焦点回到打开它的按钮',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [openHelp, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '常见问题', states: { expanded: false } },
          absent: [{ role: 'region', name: '常见问题' }],
        },
        brokenBy: 'StubbornPopups',
      },
    },
    {
      id: 'one-popup',
      text: '同时只开一个，打开另一个时前一个关上',
      criterion: '1.4.13',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [openHelp, { click: { role: 'button', name: '微信公众号' } }],
        expect: {
          focus: { role: 'heading', name: '微信公众号' },
          absent: [{ role: 'region', name: '常见问题' }],
        },
        brokenBy: 'StubbornPopups',
      },
    },
    {
      id: 'pin',
      text: '按“固定”后状态变为开',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Idle',
        steps: [{ click: { role: 'switch', name: '固定 侧边栏' } }],
        expect: {
          present: [{ role: 'switch', name: '固定 侧边栏', states: { checked: true } }],
          called: { onPinnedChange: 1 },
        },
        brokenBy: 'ForgetsPin',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出侧边工具栏和每个按钮',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Idle',
        steps: [
          { press: 'Tab', hears: ['侧边工具栏', '收起 侧边工具栏 已展开 按钮'] },
          { press: 'Tab', hears: ['在线客服', '新窗口打开', '链接'] },
          { press: 'Tab', hears: ['常见问题 已收起 按钮'] },
        ],
      },
    },
  ],
  spoken: {
    Pinned: [
      'complementary, 侧边工具栏',
      'button, 收起 侧边工具栏, 1 control, expanded',
      'link, 在线客服 （新窗口打开）',
      'button, 常见问题, 1 control, not expanded',
      'switch, 固定 侧边栏, checked',
    ],
  },
}
