import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex, Layout, Space, Table, type TableColumnsType, Typography } from 'antd'
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

/** The whole list at once, as it stands: neither safe from formulas nor cancellable. */
function save(): void {
  const lines = tickets.map((ticket) => Object.values(ticket).join(','))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/csv' }))
  link.download = 'bench.csv'
  link.click()
}

export function Component() {
  const [shown, setShown] = useState(false)
  const [paged, setPaged] = useState(false)
  const [selected, setSelected] = useState<Key[]>([])
  return (
    <Layout>
      <Layout.Content style={{ padding: 32 }}>
        <Typography.Title>{t.title}</Typography.Title>
        <Typography.Paragraph>{t.note}</Typography.Paragraph>
        <Button onClick={() => setShown(true)}>{t.show}</Button>
        {shown && (
          <Table<GridTicket>
            virtual={!paged}
            title={() => (
              <Flex justify="space-between" align="center">
                <Typography.Text strong>{t.caption}</Typography.Text>
                <Space>
                  <Button size="small" onClick={() => setPaged(!paged)}>
                    {t.paged}
                  </Button>
                  <Button size="small" icon={<DownloadOutlined />} onClick={save}>
                    {t.save}
                  </Button>
                </Space>
              </Flex>
            )}
            rowKey="code"
            columns={columns}
            dataSource={tickets}
            rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
            pagination={paged ? {} : false}
            scroll={{ x: 1160, y: 600 }}
          />
        )}
      </Layout.Content>
    </Layout>
  )
}
