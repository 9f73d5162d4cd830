import type { ComponentContract } from '../lib/contract.ts'

export const accordionContract: ComponentContract = {
  component: 'Accordion',
  task: '在几个问题里找到自己的那个，打开来读',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  expectations: [
    {
      id: 'headings',
      text: '每一节可按标题找到，标题里是按钮',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Closed',
        expect: {
          present: [
            { role: 'heading', name: '怎样算开立额度', states: { level: 3 } },
            { role: 'button', name: '服务费由谁付', states: { expanded: false } },
            { role: 'heading', name: '最长可以多久' },
          ],
        },
        brokenBy: 'WithoutHeadings',
      },
    },
    {
      id: 'keep-open',
      text: '打开第二节，第一节仍然开着',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OneOpen',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '服务费由谁付', states: { expanded: true } },
          present: [{ role: 'button', name: '怎样算开立额度', states: { expanded: true } }],
        },
        brokenBy: 'OnlyOne',
      },
    },
    {
      id: 'expand-all',
      text: '按“全部展开”，各节都打开，焦点留在按钮上，按钮变成“全部收起”',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ShowAll',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '全部收起' },
          present: [
            { role: 'button', name: '怎样算开立额度', states: { expanded: true } },
            { role: 'button', name: '最长可以多久', states: { expanded: true } },
          ],
        },
        brokenBy: 'WithoutAll',
      },
    },
    {
      id: 'collapse-all',
      text: '再按一次，各节都收起',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ShowAll',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '全部展开' },
          present: [{ role: 'button', name: '最长可以多久', states: { expanded: false } }],
        },
        brokenBy: 'NeverCloses',
      },
    },
    {
      id: 'heard',
      text: '按标题跳转，读屏软件逐节读出标题、“按钮”和是否展开',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Closed',
        steps: [
          { press: 'h', hears: ['怎样算开立额度', '标题 水平 3'] },
          { press: 'h', hears: ['服务费由谁付', '标题 水平 3'] },
          { press: 'h', hears: ['最长可以多久', '标题 水平 3'] },
        ],
      },
    },
  ],
  spoken: {
    Closed: ['heading, 怎样算开立额度, level 3', 'heading, 服务费由谁付, level 3', 'heading, 最长可以多久, level 3'],
  },
}
