import type { ComponentContract } from '../lib/contract.ts'

const finding = '12月第1周到期 1200万元，为未来90天最高'

export const chartWithTableContract: ComponentContract = {
  component: 'ChartWithTable',
  task: '知道图表说明了什么，并查到每一个数',
  pattern: 'none',
  patternNote: 'APG 没有图表模式；按 figure、figcaption、role=img 和展开按钮的写法。',
  expectations: [
    {
      id: 'finding',
      text: '图有标题，图的名字就是结论',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: {
          present: [{ role: 'figure' }, { role: 'image', name: finding }],
        },
        brokenBy: 'PictureOnly',
      },
    },
    {
      id: 'table',
      text: '按“查看数据表”出现真正的表格，按钮说已展开，焦点不动',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '查看数据表', states: { expanded: true } },
          present: [
            { role: 'table', name: '到期金额（元） 共 5 条' },
            { role: 'rowheader', name: '11月30日至12月6日' },
            { role: 'cell', name: '1200万元' },
          ],
          announced: [],
        },
        brokenBy: 'PictureOnly',
      },
    },
    {
      id: 'spoken-amounts',
      text: '没有逗号分组的数字被读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { present: [{ role: 'table' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'PrintedFigures',
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
        expect: { present: [{ role: 'StaticText', name: '还没有数据' }], absent: [{ role: 'image' }] },
        brokenBy: 'EmptyPicture',
      },
    },
    {
      id: 'forced-colours',
      text: '强制颜色、灰度和打印时条的长短看得清',
      criterion: '1.4.11',
      level: 'MUST',
      lane: 'person',
      how: '打开“标题说结论”，用强制颜色模式和黑白打印预览各看一次。',
    },
    {
      id: 'heard',
      text: '读屏软件读出结论一次，再到数据表里逐行读出周和金额',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“标题说结论”，按 G 到图，按 B 到按钮，按 Enter，再按 T。',
    },
  ],
  spoken: { Money: ['figure', finding, `image, ${finding}`, 'button, 查看数据表, not expanded'] },
}
