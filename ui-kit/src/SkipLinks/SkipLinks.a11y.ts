import type { ComponentContract } from '../lib/contract.ts'

export const skipLinksContract: ComponentContract = {
  component: 'SkipLinks',
  task: '不经过导航直接到达内容',
  pattern: 'none',
  patternNote: '普通链接；WCAG 技术 G1',
  expectations: [
    {
      id: 'first-stop',
      text: '第一次按 Tab 就是“跳到主要内容”',
      criterion: '2.4.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OverNavigation',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '跳到主要内容' } },
        brokenBy: 'BehindNavigation',
      },
    },
    {
      id: 'moves-focus',
      text: '按 Enter 后，下一次 Tab 落在内容里',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OverNavigation',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Tab' }],
        expect: { focus: { role: 'link', name: '新增开立' } },
        brokenBy: 'HashOnly',
      },
    },
    {
      id: 'heard',
      text: '跳转后读屏软件读出目标区域的名字',
      criterion: '2.4.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'OverNavigation',
        steps: [
          { press: 'Tab', hears: ['跳到主要内容', '链接'] },
          { press: 'Enter', hears: ['内容'] },
        ],
      },
    },
  ],
  spoken: { OverNavigation: ['link, 跳到主要内容', 'link, 跳到侧边工具栏'] },
}
