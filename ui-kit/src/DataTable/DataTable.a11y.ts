// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract } from '../lib/contract.ts'

const amountButton = { role: 'button', name: '金额（元）' }

export const dataTableContract: ComponentContract = {
  component: 'DataTable',
  task: '读懂一张列表，排序、翻页、选择若干行并知道笔数和合计',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/',
  expectations: [
    {
      id: 'caption',
      text: '表格的名字是标题、条数和如何排序',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Sortable',
        expect: { present: [{ role: 'table', name: '持有的金票 共 12 条 表头按钮可以排序' }] },
        brokenBy: 'SilentSort',
      },
    },
    {
      id: 'row-header',
      text: '金票编号是行头，列名是列头',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Reading',
        expect: {
          present: [
            { role: 'rowheader', name: 'JP2026000101' },
            { role: 'columnheader', name: '金额（元）' },
          ],
        },
        brokenBy: 'CellsOnly',
      },
    },
    {
      id: 'sort-key',
      text: '在列头按钮上按 Enter：升序，焦点不动，说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Sortable',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: amountButton,
          announced: ['已按金额（元）升序排列'],
          attribute: { selector: 'th[aria-sort]', name: 'aria-sort', value: 'ascending' },
          called: { onSortChange: 1 },
        },
        brokenBy: 'SilentSort',
      },
    },
    {
      id: 'sort-cycle',
      text: '按三次回到不排序，每次说一句',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Sortable',
        steps: [{ press: 'Tab' }, { press: 'Space' }, { press: 'Space' }, { press: 'Space' }],
        expect: {
          announced: ['已按金额（元）升序排列', '已按金额（元）降序排列', '已取消排序'],
          attribute: { selector: 'th:has(button)', name: 'aria-sort', value: null },
        },
        brokenBy: 'TwoOrders',
      },
    },
    {
      id: 'unsorted-silent',
      text: '没有排序的列不带 aria-sort',
      criterion: '4.1.2',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'Sortable',
        expect: { attribute: { selector: 'th:has(button)', name: 'aria-sort', value: null } },
        brokenBy: 'SilentSort',
      },
    },
    {
      id: 'page',
      text: '翻页后焦点在表格标题，听到一次“第 2 页，共 3 页”',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Sortable',
        steps: [{ click: { role: 'button', name: '下一页' } }],
        expect: { focus: { role: 'caption' }, announced: ['第 2 页，共 3 页'] },
        brokenBy: 'PagerBeside',
      },
    },
    {
      id: 'select-name',
      text: '每行的复选框名为“选择 金票 编号”',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Selectable',
        expect: { present: [{ role: 'checkbox', name: '选择 金票 JP2026000101', states: { checked: false } }] },
        brokenBy: 'NamelessBoxes',
      },
    },
    {
      id: 'select',
      text: '选两行：各听到一次项数和合计，合计按万亿说',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [
          { click: { role: 'checkbox', name: '选择 金票 JP2026000101' } },
          { click: { role: 'checkbox', name: '选择 金票 JP2026000102' } },
        ],
        expect: {
          announced: ['已选择 1 项，合计 0元', '已选择 2 项，合计 919万1000元1角'],
          present: [
            { role: 'group', name: '所选项目的操作' },
            { role: 'button', name: '复核通过' },
          ],
        },
        brokenBy: 'WithoutSum',
      },
    },
    {
      id: 'select-page',
      text: '“选择本页”只选可选的行，只说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: {
          focus: { role: 'checkbox', name: '选择本页', states: { checked: true } },
          announced: ['已选择 4 项，合计 2514万6000元6角'],
        },
        brokenBy: 'TakesAll',
      },
    },
    {
      id: 'select-mixed',
      text: '只选了一部分时“选择本页”是半选',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [{ click: { role: 'checkbox', name: '选择 金票 JP2026000101' } }],
        expect: { present: [{ role: 'checkbox', name: '选择本页', states: { checked: 'mixed' } }] },
        brokenBy: 'BoxesByHand',
      },
    },
    {
      id: 'unselectable',
      text: '不可选的行可以到达，说明原因，按了也不选中',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [...Array.from({ length: 10 }, () => ({ press: 'Tab' })), { press: 'Space' }],
        expect: {
          focus: {
            role: 'checkbox',
            name: '选择 金票 JP2026000105',
            description: '不可选：该笔由您本人提交，须由他人复核',
            states: { disabled: true, checked: false },
          },
          announced: ['不可选：该笔由您本人提交，须由他人复核'],
        },
        brokenBy: 'NamelessBoxes',
      },
    },
    {
      id: 'clear-selection',
      text: '取消选择后操作栏消失，焦点到表格标题',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Selectable',
        steps: [
          { click: { role: 'checkbox', name: '选择 金票 JP2026000101' } },
          { click: { role: 'button', name: '取消选择' } },
        ],
        expect: {
          focus: { role: 'caption' },
          announced: ['已选择 1 项，合计 0元', '未选择'],
          absent: [{ role: 'group', name: '所选项目的操作' }],
        },
        brokenBy: 'BoxesByHand',
      },
    },
    {
      id: 'more',
      text: '次要列在“更多 金票 编号”里，按钮说展开与否',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'More',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '更多 金票 JP2026000101', states: { expanded: true } },
          present: [{ role: 'term' }, { role: 'definition' }],
          announced: [],
        },
        brokenBy: 'MoreWithoutState',
      },
    },
    {
      id: 'overflow',
      text: '放不下时滚动区可用 Tab 到达，名字是表格标题',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Overflowing',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'region', name: '持有的金票 共 12 条' } },
        brokenBy: 'ScrolledByMouse',
      },
    },
    {
      id: 'no-overflow',
      text: '放得下时没有多余的 Tab 停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Reading',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: 'JP2026000101' }, absent: [{ role: 'region' }] },
        brokenBy: 'StopInAnyCase',
      },
    },
    {
      id: 'narrow',
      text: '320 像素时仍是表格：行、行头、列头、单元格都在',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Narrow',
        expect: {
          present: [
            { role: 'table' },
            { role: 'row' },
            { role: 'rowheader', name: /^JP2026000101/ },
            { role: 'columnheader', name: '供应商' },
            { role: 'cell', name: '待签收' },
            { role: 'checkbox', name: '选择 金票 JP2026000101' },
          ],
        },
        brokenBy: 'WithoutHead',
      },
    },
    {
      id: 'card-labels',
      text: '卡片上只有不能自明的值带列名：承诺付款日带，供应商、金额、状态和编号不带',
      criterion: '1.3.1',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'Narrow',
        expect: {
          attribute: { selector: 'tbody [data-label]', name: 'data-label', value: '承诺付款日' },
          noElement: 'tbody [data-label="供应商"], tbody [data-label^="金额"], tbody [data-label="状态"]',
        },
        brokenBy: 'LabelsOnAll',
      },
    },
    {
      id: 'loading',
      text: '首次加载时表格为忙，读到“正在加载…”，骨架不读',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Loading',
        expect: {
          present: [
            { role: 'table', states: { busy: 1 } },
            { role: 'cell', name: '正在加载…' },
          ],
        },
        brokenBy: 'MuteSkeleton',
      },
    },
    {
      id: 'empty-filter',
      text: '筛选没有结果：听到一次，页面上有“清空筛选”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'EmptyFilter',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['没有符合条件的金票'], present: [{ role: 'button', name: '清空筛选' }] },
        brokenBy: 'FilterUntold',
      },
    },
    {
      id: 'failed',
      text: '加载失败时有服务器的话和“重试”',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Failed', expect: { present: [{ role: 'button', name: '重试' }] }, brokenBy: 'FailedAsEmpty' },
    },
    {
      id: 'spoken-amounts',
      text: '金额不以逗号分组的数字读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Reading', expect: { notInTree: /\d,\d{3}/ }, brokenBy: 'FiguresOnly' },
    },
    {
      id: 'heard-cells',
      text: '用表格键移动时 Orca 读出列头和内容，金额按万元角分读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Sortable',
        steps: [
          { press: 't', hears: ['持有的金票'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['JP2026000101'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['安禾五金制品厂'] },
          { press: 'Alt+Shift+ArrowRight', hears: ['0元'] },
          { press: 'Alt+Shift+ArrowDown', hears: ['919万1000元1角'] },
        ],
      },
    },
    {
      id: 'orca-sort',
      text: 'Orca 在列头按钮上按 Enter 后，说一次按什么排序',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Sortable',
        steps: [
          { press: 'Tab', hears: ['金额（元）', '按钮'] },
          { press: 'Enter', hears: ['已按金额（元）升序排列'] },
        ],
        once: ['已按金额（元）升序排列'],
      },
    },
  ],
  spoken: {
    Reading: ['table, 持有的金票 共 12 条', 'columnheader, 金额（元）', 'rowheader, JP2026000101', '0元'],
    Narrow: ['安禾五金制品厂', '0元', '2027年1月15日', '待签收', 'rowheader, JP2026000101'],
  },
}
