import type { ComponentContract } from '../lib/contract.ts'

export const taskCardContract: ComponentContract = {
  component: 'TaskCard',
  task: '看到什么事等着我、有几笔、等了多久，并打开它',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  expectations: [
    {
      id: 'name',
      text: '一张卡片一个链接，名字是事项和笔数',
      criterion: '2.4.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Waiting',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '待复核开立 3 笔' } },
        brokenBy: 'ClickableCard',
      },
    },
    {
      id: 'list',
      text: '一排待办是列表，每项一个链接，零笔的也在',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'List',
        expect: { present: [{ role: 'list' }, { role: 'listitem' }, { role: 'link', name: '待登记兑付 0 笔' }] },
        brokenBy: 'RowOfCards',
      },
    },
    {
      id: 'amount',
      text: '合计按万亿读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Waiting',
        expect: { present: [{ role: 'link' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'GroupedFigure',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出几项待办，逐项读出事项、笔数、合计和等待时间',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'List',
        steps: [
          { press: 'l', hears: ['3 个项目的列表', '待复核开立'] },
          { press: 'ArrowDown', hears: ['3 笔'] },
          { press: 'ArrowDown', hears: ['123万4567元8角9分'] },
        ],
      },
    },
  ],
  spoken: { Waiting: ['link, 待复核开立 3 笔', '123万4567元8角9分'] },
}
