import type { ComponentContract } from '../lib/contract.ts'

export const cardContract: ComponentContract = {
  component: 'Card',
  task: '在有几块内容的页面上找到自己要的那一块',
  pattern: 'none',
  patternNote: '有名字的区域和标题，没有交互',
  expectations: [
    {
      id: 'region',
      text: '卡片是区域，名字就是标题',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Plain',
        expect: {
          present: [
            { role: 'region', name: '角色切换' },
            { role: 'heading', name: '角色切换', states: { level: 2 } },
          ],
        },
        brokenBy: 'Box',
      },
    },
    {
      id: 'level',
      text: '标题级别跟着上一级走',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'LongTitle',
        expect: { present: [{ role: 'heading', states: { level: 3 } }] },
        brokenBy: 'AlwaysSecondLevel',
      },
    },
    {
      id: 'no-stop',
      text: '卡片本身不是控件，Tab 直接到里面的操作',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithAction',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '查看全部' } },
        brokenBy: 'StopOfItsOwn',
      },
    },
    {
      id: 'heard',
      text: '按标题跳转能听到“角色切换”，接着读到内容',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Plain',
        steps: [
          { press: 'h', hears: ['角色切换', '标题'] },
          { press: 'ArrowDown', hears: ['当前为经办。'] },
        ],
      },
    },
  ],
  spoken: { Plain: ['region, 角色切换', 'heading, 角色切换, level 2', '当前为经办。切换后，菜单和待办随角色变化。'] },
}
