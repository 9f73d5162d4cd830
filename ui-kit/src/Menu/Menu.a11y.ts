import type { ComponentContract } from '../lib/contract.ts'

export const menuContract: ComponentContract = {
  component: 'Menu',
  task: '打开自己的菜单，去个人中心、切换角色或退出',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  expectations: [
    {
      id: 'closed',
      text: '按钮说明会打开菜单，现在是收起的',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'User',
        expect: { present: [{ role: 'button', name: '王小明', states: { expanded: false, hasPopup: 'menu' } }] },
        brokenBy: 'HoverList',
      },
    },
    ...(['Enter', 'Space', 'ArrowDown'] as const).map((press) => ({
      id: `open-${press.toLowerCase()}`,
      text: `按 ${press} 打开，焦点在第一项`,
      criterion: '2.1.1' as const,
      level: 'MUST' as const,
      lane: 'browser' as const,
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press }],
        expect: { focus: { role: 'menuitem', name: '个人中心' } },
        ...(press === 'Enter' && { brokenBy: 'HoverList' }),
      },
    })),
    {
      id: 'open-up',
      text: '按向上箭头打开，焦点在最后一项',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press: 'ArrowUp' }],
        expect: { focus: { role: 'menuitem', name: '退出系统' } },
      },
    },
    {
      id: 'description',
      text: '第二项先读“切换角色”，再读“当前为经办”',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'ArrowDown' }],
        expect: { focus: { role: 'menuitem', name: '切换角色 当前为经办' } },
      },
    },
    {
      id: 'choose',
      text: '在“退出系统”上按 Enter，执行一次，菜单收起，焦点回到按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press: 'ArrowUp' }, { press: 'Enter' }],
        expect: { called: { onAction: 1 }, focus: { role: 'button', name: '王小明', states: { expanded: false } } },
      },
    },
    {
      id: 'esc',
      text: '按 Esc 收起，焦点回到按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Escape' }],
        expect: { focus: { role: 'button', name: '王小明' }, absent: [{ role: 'menu' }], called: { onAction: 0 } },
      },
    },
    {
      id: 'end',
      text: 'End 键到最后一项',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'User',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'End' }],
        expect: { focus: { role: 'menuitem', name: '退出系统' } },
      },
    },
  ],
  spoken: { User: ['button, 王小明, not expanded, has popup menu'] },
}
