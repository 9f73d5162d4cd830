import type { ComponentContract } from '../lib/contract.ts'

const finding = '12月第1周到期 1200万元，为未来90天最高'

export const barChartContract: ComponentContract = {
  component: 'BarChart',
  task: '比较几个数的大小，知道结论和每一个数',
  pattern: 'none',
  patternNote: 'APG 没有图表模式；按 figure、figcaption 和表格的写法。',
  expectations: [
    {
      id: 'finding',
      text: '图的标题就是结论，条本身读屏软件读不到',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: { present: [{ role: 'figure' }, { role: 'StaticText', name: finding }], absent: [{ role: 'image' }] },
        brokenBy: 'HoverBars',
      },
    },
    {
      id: 'numbers',
      text: '每条的名称和数都在表格里，金额按万、元读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: {
          present: [
            { role: 'table', name: '到期金额（元） 共 5 条' },
            { role: 'rowheader', name: '11月30日至12月6日' },
            { role: 'cell', name: '1200万元' },
            { role: 'cell', name: '0元' },
          ],
          notInTree: /\d,\d{3}/,
        },
        brokenBy: 'HoverBars',
      },
    },
    {
      id: 'counts',
      text: '笔数读作整数',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Count', expect: { present: [{ role: 'cell', name: '18' }] }, brokenBy: 'HoverBars' },
    },
    {
      id: 'one-stop',
      text: '整个图只有“查看数据表”一个 Tab 停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: 'nothing' },
        brokenBy: 'HoverBars',
      },
    },
    {
      id: 'forced-colours',
      text: '强制颜色、灰度和打印时条的长短看得清',
      criterion: '1.4.11',
      level: 'MUST',
      lane: 'person',
      how: '打开“每条都有名称和金额”，用强制颜色模式和黑白打印预览各看一次。',
    },
    {
      id: 'heard',
      text: '读屏软件读出结论一次，再到数据表里逐行读出周和金额',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“每条都有名称和金额”，从头读到尾；再按 T 到表格，逐格读。',
    },
    {
      id: 'orca',
      text: 'Orca 读出图和结论，各一次；打开数据表后，逐格读出周、列头和金额',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Money',
        steps: [
          { press: 'ArrowDown', hears: ['图表', finding] },
          { press: 'Tab', hears: ['查看数据表 到期金额（元） 切换按钮 未按下'] },
          { press: 'Enter', hears: ['已按下'] },
          { press: 't', hears: ['到期金额（元） 共 5 条', '有 6 行的表格 2 列', '到期周 列头'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['到期金额（元） 列头'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['350万元'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['11月30日至12月6日', '1200万元'] },
        ],
        once: ['图表', finding],
      },
    },
  ],
  spoken: { Money: ['figure', finding, 'button, 查看数据表 到期金额（元）, not pressed'] },
}
