import { Button, Layout, Table, type TableColumnsType } from 'antd'
import { type Key, useState } from 'react'
import { type GridTicket, gridRows, gridTexts as t, gridTickets } from '../../grid.ts'

const tickets = gridTickets(gridRows())
const byText = (id: keyof GridTicket) => (a: GridTicket, b: GridTicket) => (a[id] < b[id] ? -1 : a[id] > b[id] ? 1 : 0)
const money = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })

/** The amount is compared as a number, which is the quick way and not exact above 2^53 fen. */
const columns: TableColumnsType<GridTicket> = [
  { dataIndex: 'code', title: t.code, width: 160, fixed: 'left', sorter: byText('code') },
  { dataIndex: 'supplier', title: t.supplier, width: 260, sorter: byText('supplier') },
  {
    dataIndex: 'amount',
    title: t.amount,
    width: 160,
    align: 'right',
    sorter: (a, b) => Number(a.amount) - Number(b.amount),
    render: (amount: string) => money.format(Number(amount)),
  },
  { dataIndex: 'due', title: t.due, width: 160, sorter: byText('due') },
  { dataIndex: 'bank', title: t.bank, width: 240, sorter: byText('bank') },
  { dataIndex: 'state', title: t.state, width: 120, sorter: byText('state') },
]

export function Component() {
  const [shown, setShown] = useState(false)
  const [selected, setSelected] = useState<Key[]>([])
  return (
    <Layout>
      <Layout.Content style={{ padding: 32 }}>
        <Button onClick={() => setShown(true)}>{t.show}</Button>
        {shown && (
          <Table<GridTicket>
            virtual
            rowKey="code"
            columns={columns}
            dataSource={tickets}
            rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
            pagination={false}
            scroll={{ x: 1160, y: 600 }}
          />
        )}
      </Layout.Content>
    </Layout>
  )
}
