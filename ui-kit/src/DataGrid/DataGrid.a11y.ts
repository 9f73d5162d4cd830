// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract, Step } from '../lib/contract.ts'

const press = (...keys: string[]): Step[] => keys.map((key) => ({ press: key }))
/** Past the buttons of the toolbar, into the grid: the first cell of the first row of data. */
const intoGrid = press('Tab', 'Tab', 'Tab')
const cell = (name: string) => ({ role: 'gridcell', name })
const header = (name: string) => ({ role: 'rowheader', name })

export const dataGridContract: ComponentContract = {
  component: 'DataGrid',
  task: '在十万行数据里用键盘走动、排序、选择，随时换成按页的表格或导出',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  expectations: [
    {
      id: 'true-counts',
      text: '表格说出真实的行数和列数，不是屏幕上的行数',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Large',
        expect: { attribute: { selector: '[role=grid]', name: 'aria-rowcount', value: '100001' } },
        brokenBy: 'SilentWindow',
      },
    },
    {
      id: 'name',
      text: '表格的名字是标题和条数，条数按万读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Large',
        expect: { present: [{ role: 'grid', name: '开立明细 共 10万 条', description: /^方向键移动/ }] },
        brokenBy: 'SilentWindow',
      },
    },
    {
      id: 'one-stop',
      text: '整张表只有一个 Tab 停留，单元格里的链接和按钮不另占',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithControls',
        steps: [...intoGrid, ...press('ArrowDown', 'Shift+Tab')],
        expect: { focus: { role: 'button', name: '导出 CSV F9' } },
        brokenBy: 'LinksAreStops',
      },
    },
    {
      id: 'arrows',
      text: '方向键逐格移动',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('ArrowDown', 'ArrowRight', 'ArrowRight')],
        expect: { focus: cell('7919元1角'), announced: [] },
        brokenBy: 'ArrowsAreTaken',
      },
    },
    {
      id: 'last',
      text: '按 Ctrl+End 到最后一行最后一列，行号是 100001',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('Control+End', 'Home')],
        expect: {
          focus: header('JP26100000'),
          attribute: { selector: '[role=row]:has([role=rowheader]:focus)', name: 'aria-rowindex', value: '100001' },
        },
        brokenBy: 'FirstFiftyRows',
      },
    },
    {
      id: 'first',
      text: '按 Ctrl+Home 回到表头',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('Control+End', 'Control+Home')],
        expect: { focus: { role: 'button', name: '金票编号' } },
        brokenBy: 'HomeIsTaken',
      },
    },
    {
      id: 'enter-cell',
      text: 'Enter 进入单元格里的链接，Esc 回到单元格',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithControls',
        steps: [...intoGrid, ...press('F2', 'Escape', 'Enter')],
        expect: { focus: { role: 'link', name: 'JP26000001' } },
        brokenBy: 'EnterIsTaken',
      },
    },
    {
      id: 'leave-cell',
      text: '在单元格里 Tab 到下一个控件，Esc 回到单元格',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithControls',
        steps: [...intoGrid, ...press('End', 'Enter', 'Tab', 'Escape')],
        expect: { focus: cell('转让 金票 JP26000001 融资 金票 JP26000001') },
        brokenBy: 'EscapeIsTaken',
      },
    },
    {
      id: 'sort',
      text: '在表头按 Enter 排序，焦点不动，说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('Control+Home', 'ArrowRight', 'ArrowRight', 'Enter')],
        expect: {
          focus: { role: 'button', name: '金额（元）' },
          announced: ['已按金额（元）升序排列'],
          attribute: { selector: '[aria-sort]', name: 'aria-sort', value: 'ascending' },
        },
        brokenBy: 'EnterIsTaken',
      },
    },
    {
      id: 'space',
      text: '空格选择一行，说出笔数和合计',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [...intoGrid, ...press('ArrowDown', 'Space')],
        expect: {
          focus: { role: 'checkbox', name: '选择 金票 JP26000002', states: { checked: true } },
          announced: ['已选择 1 项，合计 7919元1角'],
          attribute: { selector: '[role=row][aria-rowindex="3"]', name: 'aria-selected', value: 'true' },
        },
        brokenBy: 'MouseSelection',
      },
    },
    {
      id: 'range',
      text: 'Shift 加方向键连选，停下后说一次从第几行到第几行',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [...intoGrid, ...press('ArrowRight', 'Shift+ArrowDown')],
        expect: { focus: header('JP26000002'), announced: ['第 1 至 2 行，已选择 2 项，合计 7919元1角'] },
        brokenBy: 'MouseSelection',
      },
    },
    {
      id: 'range-space',
      text: '选一行后走到别处按 Shift+空格，选中之间的各行',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [...intoGrid, ...press('ArrowRight', 'Space', 'ArrowDown', 'ArrowDown', 'Shift+Space')],
        expect: {
          announced: ['已选择 1 项，合计 0元', '第 1 至 3 行，已选择 3 项，合计 2万3757元3角'],
        },
        brokenBy: 'MouseSelection',
      },
    },
    {
      id: 'all',
      text: 'Ctrl+A 选中全部十万行，合计精确',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [...intoGrid, ...press('Control+a')],
        expect: {
          announced: ['已选择 10万 项，合计 499亿9209万5000元'],
          present: [{ role: 'checkbox', name: '全选', states: { checked: true } }],
        },
        brokenBy: 'MouseSelection',
      },
    },
    {
      id: 'width',
      text: '在表头按 F2 到列宽滑块，方向键改变宽度，Esc 回到表头',
      criterion: '2.5.7',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('Control+Home', 'F2', 'ArrowRight')],
        expect: { focus: { role: 'slider', name: '列宽 金票编号', value: '152' } },
        brokenBy: 'WidthByMouse',
      },
    },
    {
      id: 'paged',
      text: '按 F8 换成按页的表格，焦点在它的标题上',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('F8')],
        expect: {
          focus: { role: 'caption' },
          present: [
            { role: 'table', name: /^开立明细/ },
            { role: 'button', name: '按页查看 F8', states: { pressed: true } },
          ],
          absent: [{ role: 'grid' }],
        },
        brokenBy: 'GridOnly',
      },
    },
    {
      id: 'back',
      text: '再按 F8 回到大表格，焦点在单元格上',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Large',
        steps: [...intoGrid, ...press('F8', 'F8')],
        expect: { focus: header('JP26000001'), absent: [{ role: 'table' }] },
        brokenBy: 'NoWayBack',
      },
    },
    {
      id: 'csv',
      text: '按 F9 导出全部行，焦点不动，完成后说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Few',
        steps: [...intoGrid, ...press('F9')],
        expect: { announced: ['已导出 12 条'], called: { save: 1 }, focus: header('JP26000001') },
        brokenBy: 'ExportByMouse',
      },
    },
    {
      id: 'spoken-amounts',
      text: '金额不以逗号分组的数字读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Large', expect: { notInTree: /\d,\d{3}/ }, brokenBy: 'GroupedFigures' },
    },
    {
      id: 'empty',
      text: '没有数据时是一张普通表格和一句话',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'table' }], absent: [{ role: 'grid' }] },
        brokenBy: 'GridOfNothing',
      },
    },
    {
      id: 'heard-position',
      text: '移动时 Orca 读出列头和内容，金额按万元角分读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Few',
        steps: [
          { press: 'Tab' },
          { press: 'Tab' },
          { press: 'Tab', hears: ['开立明细'] },
          { press: 'ArrowDown' },
          { press: 'ArrowRight', hears: ['供应商', '江城精密铸造有限公司'] },
          { press: 'ArrowRight', hears: ['金额（元）', '7919元1角'] },
          { press: 'ArrowDown', hears: ['1万5838元2角'] },
        ],
      },
    },
  ],
  spoken: {
    Large: [
      'grid, 开立明细 共 10万 条, 方向键移动，Enter 进入单元格，Esc 返回，F2 在表头调整列宽, column count 5, row count 100001',
      'columnheader, 金额（元）, column index 3',
      'rowheader, JP26000001, column index 1',
    ],
  },
}
