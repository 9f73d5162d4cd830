import type { Meta, StoryObj } from '@storybook/react-vite'
import { CsvButton, type CsvButtonProps } from './CsvButton.tsx'

interface Ticket {
  code: string
  supplier: string
  account: string
  amount: string
}

const tickets = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, i) => ({
    code: `JP2026${String(i + 101).padStart(6, '0')}`,
    supplier: i % 3 === 0 ? '=安禾五金制品厂' : '江城精密铸造有限公司',
    account: `622202${String(i).padStart(13, '0')}`,
    amount: `${(i * 7919) % 100_000}.${i % 10}0`,
  }))

const columns: CsvButtonProps<Ticket>['columns'] = [
  { header: '金票编号', value: ({ code }) => code },
  { header: '供应商', value: ({ supplier }) => supplier },
  { header: '收款账号', value: ({ account }) => account, kind: 'id' },
  { header: '金额（元）', value: ({ amount }) => amount, kind: 'amount' },
]

/** As slow as a list of a hundred thousand rows on an old machine, with few rows. */
const slowly = (column: CsvButtonProps<Ticket>['columns'][number]) => ({
  ...column,
  value: (row: Ticket) => {
    const end = performance.now() + 1
    while (performance.now() < end);
    return column.value(row)
  },
})

const meta = {
  component: CsvButton<Ticket>,
  title: '数据/CsvButton 导出',
  args: { fileName: '金票查询.csv', columns, rows: tickets(12), save: () => {} },
} satisfies Meta<typeof CsvButton<Ticket>>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '导出列表的全部行' }

export const WithShortcut: Story = { name: '带快捷键：名字后面写着按哪个键', args: { shortcut: 'F9', size: 'small' } }

export const Running: Story = {
  name: '正在导出：看得到进度，可以取消，焦点不丢',
  args: { rows: tickets(4000), columns: columns.map(slowly) },
}

export const Failing: Story = {
  name: '导出失败：说一次，可以再试',
  args: {
    columns: [
      {
        header: '金票编号',
        value: () => {
          throw new Error('this story cannot write its cells')
        },
      },
    ],
  },
}
