import { spokenDate } from '@jinpiao/values/spoken'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { type Column, DataTable, type DataTableProps, type Sort } from './DataTable.tsx'

export interface Ticket {
  code: string
  supplier: string
  amount: string
  due: string
  state: string
  bank: string
}

const supplierNames = ['安禾五金制品厂', '江城精密铸造有限公司', '长风电子材料（集团）股份有限公司']
const tickets: Ticket[] = Array.from({ length: 12 }, (_, i) => ({
  code: `JP2026000${i + 101}`,
  supplier: supplierNames[i % 3] ?? '',
  amount: `${(i * 7919) % 1000}${i}000.${i % 10}0`,
  due: `2027-0${(i % 9) + 1}-15`,
  state: i % 4 === 0 ? '待签收' : '已签收',
  bank: '建设银行武汉光谷支行',
}))

const columns: Column<Ticket>[] = [
  {
    id: 'code',
    header: '金票编号',
    rowHeader: true,
    cell: ({ code }) => (
      <Link href={`/tickets/${code}`} kind="standalone">
        {code}
      </Link>
    ),
  },
  { id: 'supplier', header: '供应商', card: 'party', cell: ({ supplier }) => supplier },
  {
    id: 'amount',
    header: '金额（元）',
    card: 'amount',
    align: 'end',
    sortable: true,
    cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
  },
  {
    id: 'due',
    header: '承诺付款日',
    sortable: true,
    cell: ({ due }) => (
      <time dateTime={due}>
        <SpokenText visible={due} spoken={spokenDate(due)} />
      </time>
    ),
  },
  { id: 'state', header: '状态', card: 'plain', cell: ({ state }) => state },
]
const secondary: Column<Ticket>[] = [
  ...columns,
  { id: 'bank', header: '收款银行', secondary: true, cell: ({ bank }) => bank },
]

const base: DataTableProps<Ticket> = {
  caption: '持有的金票',
  columns,
  rows: tickets.slice(0, 5),
  total: 12,
  rowKey: ({ code }) => code,
  rowName: ({ code }) => `金票 ${code}`,
  empty: { text: '还没有金票。供应商签收后会显示在这里。', action: <Button>新增开立</Button> },
}

import { SpokenText } from '../SpokenText/SpokenText.tsx'

const meta = {
  component: DataTable<Ticket>,
  title: '数据/DataTable 列表',
  args: base,
} satisfies Meta<typeof DataTable<Ticket>>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = { name: '只读：标题带条数，编号是行头，金额右对齐' }

export const Compact: Story = { name: '紧凑：行高 36 像素，可点区域不变小', args: { density: 'compact' } }

function Sorting(args: DataTableProps<Ticket>) {
  const [sort, setSort] = useState<Sort>()
  const [page, setPage] = useState(1)
  return (
    <DataTable
      {...args}
      rows={tickets.slice((page - 1) * 5, page * 5)}
      sort={sort}
      onSortChange={(next) => {
        setSort(next)
        setPage(1)
        args.onSortChange?.(next)
      }}
      pagination={{ page, pageCount: 3, onPageChange: setPage }}
    />
  )
}
export const Sortable: Story = { name: '排序和翻页：各说一次', render: (args) => <Sorting {...args} /> }

function Selecting(args: DataTableProps<Ticket>) {
  const [selected, setSelected] = useState<readonly Ticket[]>([])
  return (
    <DataTable
      {...args}
      selection={{
        selected,
        onChange: setSelected,
        unselectableReason: ({ state, code }) =>
          state === '待签收' && code.endsWith('5') ? '该笔由您本人提交，须由他人复核' : undefined,
        amount: ({ amount }) => amount,
        actions: (
          <>
            <Button tone="primary" size="small">
              复核通过
            </Button>
            <Button size="small">退回</Button>
          </>
        ),
      }}
    />
  )
}
export const Selectable: Story = {
  name: '选择：操作栏说出笔数和合计，不可选的说明原因',
  render: (args) => <Selecting {...args} />,
}

export const More: Story = {
  name: '放不下时次要列在“更多”里',
  args: { columns: secondary },
  render: (args) => (
    <div style={{ inlineSize: 760, maxInlineSize: '100%' }}>
      <DataTable {...args} />
    </div>
  ),
}

export const Loading: Story = { name: '首次加载：骨架静止', args: { rows: [], isLoading: true } }

export const EmptyNever: Story = { name: '从未有过数据：一句话，一个动作', args: { rows: [], total: 0 } }

function Filtering(args: DataTableProps<Ticket>) {
  const [on, setOn] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onPress={() => setOn(true)}>只看已作废</Button>
      <div style={{ inlineSize: '100%' }}>
        <DataTable
          {...args}
          rows={on ? [] : args.rows}
          total={on ? 0 : (args.total ?? 0)}
          filter={on ? { summary: '已作废', emptyText: '没有符合条件的金票', onClear: () => setOn(false) } : undefined}
        />
      </div>
    </div>
  )
}
export const EmptyFilter: Story = {
  name: '筛选后没有：说一次，可以清空筛选',
  render: (args) => <Filtering {...args} />,
}

export const Failed: Story = {
  name: '加载失败：服务器的话和重试',
  args: { rows: [], error: { message: '列表没有加载成功，请重试', onRetry: () => {} } },
}

export const Overflowing: Story = {
  name: '放不下时可以聚焦并用方向键滚动',
  render: (args) => (
    // A box of its own width, which scrolls where the window is narrower, with room for the ring of what is in it.
    <div style={{ overflowX: 'auto', padding: 8 }}>
      <div style={{ inlineSize: 660 }}>
        <DataTable
          {...args}
          columns={[
            ...columns,
            {
              id: 'bank2',
              header: '收款银行',
              card: 'plain',
              cell: () => <span style={{ whiteSpace: 'nowrap', marginInlineEnd: 600 }}>建设银行</span>,
            },
          ]}
        />
      </div>
    </div>
  ),
}

export const Narrow: Story = {
  name: '320 像素：每行一张卡片，供应商和金额在前，仍是表格',
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Selecting {...args} columns={secondary} onSortChange={() => {}} />
    </div>
  ),
}
