import type { ComponentContract } from '../lib/contract.ts'

export const interruptionPanelContract: ComponentContract = {
  component: 'InterruptionPanel',
  task: '明白为什么走不下去，并找到出路',
  pattern: 'none',
  patternNote: '标题、文字和链接，没有自己的交互',
  expectations: [
    {
      id: 'heading',
      text: '原因就是页面的一级标题',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'WholePage',
        expect: { present: [{ role: 'heading', name: '暂时不能开立金票', states: { level: 1 } }] },
        brokenBy: 'DeadEnd',
      },
    },
    {
      id: 'way-out',
      text: '按一次 Tab 就到出路',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WholePage',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '返回首页' } },
        brokenBy: 'DeadEnd',
      },
    },
    {
      id: 'primary-first',
      text: '有两条出路时，先到主要的',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'TwoWays',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name: '切换角色' } },
        brokenBy: 'DeadEnd',
      },
    },
    {
      id: 'part',
      text: '只代替一部分时，标题低一级，页面仍只有一个一级标题',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'PartOfAPage',
        expect: { present: [{ role: 'heading', name: '消息没有取到', states: { level: 2 } }] },
        brokenBy: 'DeadEnd',
      },
    },
    {
      id: 'understood',
      text: '看过的人能说出：为什么、问谁、下一步做什么',
      criterion: '3.3.3',
      level: 'SHOULD',
      lane: 'person',
      how: '请一位没用过的人读“代替整个页面”，再请他复述。',
    },
    {
      id: 'orca',
      text: 'Orca 按标题跳转读出原因和出路',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'WholePage',
        steps: [
          { press: 'h', hears: ['暂时不能开立金票 标题 水平 1'] },
          { press: 'ArrowDown', hears: ['企业有逾期未兑付的金票，兑付之后才能开立新的金票。'] },
          { press: 'Tab', hears: ['返回首页 链接'] },
        ],
      },
    },
  ],
  spoken: { WholePage: ['heading, 暂时不能开立金票, level 1', 'link, 返回首页'] },
}
