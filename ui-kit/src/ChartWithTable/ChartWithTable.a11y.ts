import type { ComponentContract } from '../lib/contract.ts'

const finding = '四个等级中，层级 2 的金票最多，为 1200万元'
const toggle = { role: 'button', name: '查看数据表 持有金额（元）' }

export const chartWithTableContract: ComponentContract = {
  component: 'ChartWithTable',
  task: '知道图表说明了什么，并查到每一个数',
  pattern: 'none',
  patternNote: 'APG 没有图表模式；按 figure、figcaption、表格和开关按钮的写法。',
  expectations: [
    {
      id: 'finding',
      text: '图有标题，标题就是结论；画的部分读屏软件读不到',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: { present: [{ role: 'figure' }, { role: 'StaticText', name: finding }], absent: [{ role: 'image' }] },
        brokenBy: 'LoudDrawing',
      },
    },
    {
      id: 'table',
      text: '不按任何键，读屏软件就读得到真正的表格和里面的数',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: {
          present: [
            { role: 'table', name: '持有金额（元） 共 4 条' },
            { role: 'columnheader', name: '层级' },
            { role: 'rowheader', name: '层级 2' },
            { role: 'cell', name: '1200万元' },
          ],
        },
        brokenBy: 'PictureOnly',
      },
    },
    {
      id: 'show',
      text: '按“查看数据表”，按钮说已按下，焦点不动，没有播报',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { ...toggle, states: { pressed: 'true' } }, announced: [] },
        brokenBy: 'PictureOnly',
      },
    },
    {
      id: 'shown',
      text: '按过之后表格看得到',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { attribute: { selector: 'main figure > :last-child', name: 'data-shown', value: 'true' } },
        brokenBy: 'LoudDrawing',
      },
    },
    {
      id: 'no-hidden-stop',
      text: '看不到的表格里没有 Tab 停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Money',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: 'nothing', present: [{ role: 'table' }] },
        brokenBy: 'LoudDrawing',
      },
    },
    {
      id: 'spoken-amounts',
      text: '没有逗号分组的数字被读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Money',
        expect: { present: [{ role: 'table' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'PrintedFigures',
      },
    },
    {
      id: 'columns',
      text: '两列数各有列头，没有的数说没有',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'TwoColumns',
        expect: {
          present: [
            { role: 'columnheader', name: '开立' },
            { role: 'columnheader', name: '兑付' },
            { role: 'cell', name: '没有数据' },
          ],
        },
        brokenBy: 'PictureOnly',
      },
    },
    {
      id: 'empty',
      text: '没有数据时说出来，没有空图、空表',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'StaticText', name: '还没有数据' }], absent: [{ role: 'table' }, toggle] },
        brokenBy: 'EmptyPicture',
      },
    },
    {
      id: 'print',
      text: '打印时图和表都在',
      criterion: '1.1.1',
      level: 'SHOULD',
      lane: 'person',
      how: '打开“标题说结论”，看打印预览。',
    },
    {
      id: 'heard',
      text: '读屏软件读出结论一次，再到数据表里逐行读出名称和数',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“标题说结论”，从头读到尾；再按 T 到表格，逐格读。',
    },
    {
      id: 'orca',
      text: 'Orca 读出图和结论，各一次；打开数据表后，逐格读出名称、列头和金额',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Money',
        steps: [
          { press: 'ArrowDown', hears: ['图表', finding] },
          { press: 'Tab', hears: ['查看数据表 持有金额（元） 切换按钮 未按下'] },
          { press: 'Enter', hears: ['已按下'] },
          { press: 't', hears: ['持有金额（元） 共 4 条', '有 5 行的表格 2 列', '层级 列头'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['持有金额（元） 列头'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['350万元'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['层级 2', '1200万元'] },
        ],
        once: ['图表', finding],
      },
    },
  ],
  spoken: { Money: ['figure', finding, 'button, 查看数据表 持有金额（元）, not pressed'] },
}
