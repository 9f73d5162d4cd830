import { spokenDate } from '@jinpiao/values/spoken'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './DataGrid.tsx'

interface Ticket {
  code: string
  supplier: string
  amount: string
  due: string
  account: string
  state: string
}

const suppliers = ['安禾五金制品厂', '江城精密铸造有限公司', '长风电子材料（集团）股份有限公司']
const tickets: Ticket[] = Array.from({ length: 100_000 }, (_, i) => ({
  code: `JP26${String(i + 1).padStart(6, '0')}`,
  supplier: suppliers[i % 3] ?? '',
  amount: `${(i * 7919) % 1_000_000}.${i % 10}0`,
  due: `2027-${String((i % 12) + 1).padStart(2, '0')}-15`,
  account: `622202${String(i).padStart(13, '0')}`,
  state: i % 4 === 0 ? '待签收' : '已签收',
}))

const columns: GridColumn<Ticket>[] = [
  { id: 'code', header: '金票编号', value: ({ code }) => code, sortable: true, width: 144 },
  { id: 'supplier', header: '供应商', value: ({ supplier }) => supplier, sortable: true, width: 240 },
  { id: 'amount', header: '金额（元）', value: ({ amount }) => amount, kind: 'amount', sortable: true },
  {
    id: 'due',
    header: '承诺付款日',
    value: ({ due }) => due,
    cell: ({ due }) => (
      <time dateTime={due}>
        <SpokenText visible={due} spoken={spokenDate(due)} />
      </time>
    ),
    sortable: true,
  },
  { id: 'state', header: '状态', value: ({ state }) => state },
]

const base: DataGridProps<Ticket> = {
  caption: '开立明细',
  columns,
  rows: tickets,
  rowKey: ({ code }) => code,
  rowName: ({ code }) => `金票 ${code}`,
  csvFileName: '开立明细.csv',
  empty: { text: '还没有金票' },
  save: () => {},
}

const meta = {
  component: DataGrid<Ticket>,
  title: '数据/DataGrid 大表格',
  args: base,
} satisfies Meta<typeof DataGrid<Ticket>>
export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = { name: '十万行：页面里只有看得见的行，读屏知道总数' }

function Selecting(args: DataGridProps<Ticket>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataGrid
      {...args}
      selection={{
        selected,
        onChange: setSelected,
        amount: ({ amount }) => amount,
        actions: <Button size="small">发起兑付</Button>,
      }}
    />
  )
}
export const Selectable: Story = {
  name: '选择：空格、Shift 连选、全选，每次说出笔数和合计',
  render: (args) => <Selecting {...args} />,
}

export const WithControls: Story = {
  name: '单元格里的控件：Enter 进入，Esc 返回，整张表只有一个 Tab 停留',
  args: {
    columns: [
      {
        ...columns[0]!,
        cell: ({ code }) => (
          <Link href={`#${code}`} kind="standalone">
            {code}
          </Link>
        ),
      },
      ...columns.slice(1),
      {
        id: 'act',
        header: '操作',
        value: () => '',
        width: 200,
        cell: ({ code }) => (
          <>
            <Button size="small" tone="quiet" context={`金票 ${code}`}>
              转让
            </Button>
            <Button size="small" tone="quiet" context={`金票 ${code}`}>
              融资
            </Button>
          </>
        ),
      },
    ],
  },
}

export const Sorted: Story = {
  name: '开始时已按金额降序排列',
  args: { defaultSort: { id: 'amount', direction: 'descending' } },
}

export const Few: Story = { name: '十几行：高度随行数', args: { rows: tickets.slice(0, 12) } }

export const Compact: Story = { name: '紧凑：行高 36 像素', args: { density: 'compact' } }

export const Empty: Story = { name: '没有数据：一句话', args: { rows: [] } }

export const Narrow: Story = {
  name: '320 像素：首列不再固定，两个方向都能滚动',
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Selecting {...args} />
    </div>
  ),
}
