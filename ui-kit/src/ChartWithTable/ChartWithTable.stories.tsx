import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ChartWithTable } from './ChartWithTable.tsx'

const meta: Meta<typeof ChartWithTable> = {
  component: ChartWithTable,
  title: '数据/ChartWithTable 图表的框',
  args: {
    finding: '四个等级中，层级 2 的金票最多，为 1200万元',
    labelHeader: '层级',
    valueHeader: '持有金额（元）',
    rows: [
      { label: '层级 1', values: ['3500000.00'] },
      { label: '层级 2', values: ['12000000.00'] },
      { label: '层级 3', values: ['0.00'] },
      { label: '层级 4', values: ['780000.50'] },
    ],
    children: (
      <svg viewBox="0 0 200 60" width="200" height="60">
        <path d="M0 60V45H40V60ZM50 60V5H90V60ZM150 60V55H190V60Z" fill="currentColor" />
      </svg>
    ),
  },
}
export default meta
type Story = StoryObj<typeof ChartWithTable>

export const Money: Story = { name: '标题说结论，数据表读屏软件一直读得到' }

export const TwoColumns: Story = {
  name: '两列数，没有的说没有，旁边可以导出',
  args: {
    finding: '9月开立 18 笔，为半年最多',
    labelHeader: '月份',
    valueHeader: '笔数',
    columns: ['开立', '兑付'],
    values: 'count',
    rows: [
      { label: '8月', values: ['7', '3'] },
      { label: '9月', values: ['18', undefined] },
    ],
    actions: <Button size="small">导出 CSV</Button>,
  },
}

export const Empty: Story = { name: '还没有数据', args: { finding: '未来90天没有到期兑付', rows: [] } }
