import type { ComponentContract } from '../lib/contract.ts'

export const pagerContract: ComponentContract = {
  component: 'Pager',
  task: '知道现在是第几页，并到另一页去',
  pattern: 'none',
  patternNote: 'APG 没有分页模式；按导航地标、列表和按钮的写法。',
  expectations: [
    {
      id: 'landmark',
      text: '分页是名为“分页”的导航地标',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Middle', expect: { present: [{ role: 'navigation', name: '分页' }] }, brokenBy: 'BareList' },
    },
    {
      id: 'current',
      text: '当前页的按钮名为“第 2 页，当前页”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Middle',
        expect: { present: [{ role: 'button', name: '第 2 页，当前页' }] },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'aria-current',
      text: '当前页带 aria-current=page，只有一个',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Middle',
        expect: { attribute: { selector: '[aria-current=page]', name: 'aria-label', value: '第 2 页，当前页' } },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'enter',
      text: '按 Enter 键翻页一次',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Middle',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '上一页' }, called: { onPageChange: 1 } },
        brokenBy: 'ClickOnly',
      },
    },
    {
      id: 'current-silent',
      text: '按当前页的按钮什么都不发生',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Middle',
        steps: [{ click: { role: 'button', name: '第 2 页，当前页' } }],
        expect: { called: { onPageChange: 0 }, announced: [] },
        brokenBy: 'LoadsAgain',
      },
    },
    {
      id: 'ends',
      text: '第一页时“上一页”不可用，Tab 先到“第 1 页，当前页”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'First',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'button', name: '第 1 页，当前页' },
          present: [{ role: 'button', name: '上一页', states: { disabled: true } }],
        },
        brokenBy: 'GoesToPageNought',
      },
    },
    {
      id: 'heard',
      text: 'Orca 逐个读出“第 1 页，按钮”“第 10 页，当前页”，不读省略号',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Many',
        steps: [
          { press: 'Tab', hears: ['分页', '上一页 按钮'] },
          { press: 'Tab', hears: ['第 1 页 按钮'] },
          { press: 'Tab', hears: ['页 按钮'] },
          { press: 'Tab', hears: ['第 10 页，当前页 按钮'] },
        ],
        silent: ['…', '省略号'],
      },
    },
  ],
  spoken: { Middle: ['navigation, 分页', 'button, 第 2 页，当前页, current page'] },
}
