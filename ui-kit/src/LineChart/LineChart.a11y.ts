import type { ComponentContract } from '../lib/contract.ts'

const finding = '开立余额半年来增加到 1280万元，兑付在4月超过开立'

export const lineChartContract: ComponentContract = {
  component: 'LineChart',
  task: '知道几个数随时间怎样变化，查到每个月的每一个数',
  pattern: 'none',
  patternNote: 'APG 没有图表模式；按 figure、figcaption 和表格的写法。',
  expectations: [
    {
      id: 'finding',
      text: '图的标题就是结论，线和点读屏软件读不到',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: { present: [{ role: 'figure' }, { role: 'StaticText', name: finding }], absent: [{ role: 'image' }] },
        brokenBy: 'ColouredLines',
      },
    },
    {
      id: 'numbers',
      text: '每个月一行、每条线一列，金额按万、元读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: {
          present: [
            { role: 'table', name: '金额（元） 共 6 条' },
            { role: 'columnheader', name: '开立' },
            { role: 'columnheader', name: '兑付' },
            { role: 'rowheader', name: '2025年6月' },
            { role: 'cell', name: '1280万元' },
            { role: 'cell', name: '590万元' },
          ],
          notInTree: /\d,\d{3}/,
        },
        brokenBy: 'ColouredLines',
      },
    },
    {
      id: 'gap',
      text: '没有数据的月份说没有数据，不说 0',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Gap',
        expect: { present: [{ role: 'cell', name: '没有数据' }], absent: [{ role: 'cell', name: '0元' }] },
        brokenBy: 'ColouredLines',
      },
    },
    {
      id: 'negative',
      text: '负数读出“负”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Negative',
        expect: { present: [{ role: 'cell', name: '负30万元' }] },
        brokenBy: 'ColouredLines',
      },
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
        brokenBy: 'ColouredLines',
      },
    },
    {
      id: 'empty',
      text: '没有数据时说出来，没有空图',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'StaticText', name: '还没有数据' }], absent: [{ role: 'table' }] },
        brokenBy: 'ColouredLines',
      },
    },
    {
      id: 'told-apart',
      text: '灰度、强制颜色和打印时，四条线凭线型和点形分得清，名字在线尾',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'person',
      how: '打开“四条线，线尾的名字不重叠”，用灰度、强制颜色模式和黑白打印预览各看一次。',
    },
    {
      id: 'heard',
      text: '读屏软件读出结论一次，再到数据表里逐月读出每条线的数，列头随列读出',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“两条线”，从头读到尾；再按 T 到表格，用 Ctrl+Alt+方向键逐格读。',
    },
    {
      id: 'orca',
      text: 'Orca 读出图和结论，各一次；打开数据表后，逐格读出月份、线的名字和金额',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Money',
        steps: [
          { press: 'ArrowDown', hears: ['图表', finding] },
          { press: 'Tab', hears: ['查看数据表 金额（元） 切换按钮 未按下'] },
          { press: 'Enter', hears: ['已按下'] },
          { press: 't', hears: ['金额（元） 共 6 条', '有 7 行的表格 3 列', '月份 列头'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['开立 列头'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['620万元'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['2025年2月', '710万元'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['兑付', '300万元'] },
        ],
        once: ['图表', finding],
      },
    },
  ],
  triaged: { 'hidden-content': '窄的图里名字只在图上面、下面只有首尾两个月，都是给眼睛看的；数在表格里' },
  spoken: { Money: ['figure', finding, 'button, 查看数据表 金额（元）, not pressed'] },
}
