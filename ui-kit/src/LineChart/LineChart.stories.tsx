import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart } from './LineChart.tsx'

const months = (count: number) => Array.from({ length: count }, (_, i) => `2025年${i + 1}月`)

const meta = {
  component: LineChart,
  title: '数据/LineChart 折线图',
  args: {
    finding: '开立余额半年来增加到 1280万元，兑付在4月超过开立',
    labelHeader: '月份',
    valueHeader: '金额（元）',
    labels: months(6),
    series: [
      { name: '开立', values: ['6200000.00', '7100000.00', '8000000.00', '7400000.00', '9900000.00', '12800000.00'] },
      { name: '兑付', values: ['2100000.00', '3000000.00', '5200000.00', '8300000.00', '6100000.00', '5900000.00'] },
    ],
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Money: Story = { name: '两条线：线型、点形和线尾的名字都不同' }

export const FourLines: Story = {
  name: '四条线，线尾的名字不重叠',
  args: {
    finding: '四种业务的笔数到年底接近',
    valueHeader: '笔数',
    values: 'count',
    labels: months(12),
    series: ['开立', '转让', '融资', '兑付'].map((name, line) => ({
      name,
      values: Array.from({ length: 12 }, (_, month) => String(30 + line - (11 - month) * (line - 1.5) * 2)),
    })),
  },
}

export const Gap: Story = {
  name: '没有数据的月份是断开的，表里说没有数据',
  args: {
    finding: '3月没有数据，其余月份逐月增加',
    labels: months(5),
    series: [{ name: '余额', values: ['100.00', '200.50', undefined, '400.00', '500.00'] }],
  },
}

export const Negative: Story = {
  name: '负数在零线下面',
  args: {
    finding: '净流入在3月转为正数',
    labels: months(4),
    series: [{ name: '净流入', values: ['-300000.00', '-120000.00', '80000.00', '460000.00'] }],
  },
}

export const OnePoint: Story = {
  name: '只有一个月',
  args: { finding: '1月开立 620万元', labels: ['2025年1月'], series: [{ name: '开立', values: ['6200000.00'] }] },
}

export const Empty: Story = { name: '还没有数据', args: { finding: '还没有开立过金票', labels: [], series: [] } }

export const Narrow: Story = {
  name: '320 像素：线的名字在图上面',
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <LineChart {...args} />
    </div>
  ),
}
