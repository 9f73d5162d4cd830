import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './BarChart.tsx'

const meta = {
  component: BarChart,
  title: '数据/BarChart 条形图',
  args: {
    finding: '12月第1周到期 1200万元，为未来90天最高',
    labelHeader: '到期周',
    valueHeader: '到期金额（元）',
    bars: [
      { label: '11月23日至29日', value: '3500000.00' },
      { label: '11月30日至12月6日', value: '12000000.00' },
      { label: '12月7日至13日', value: '0.00' },
      { label: '12月14日至20日', value: '780000.50' },
      { label: '12月21日至27日', value: '5600000.00' },
    ],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Money: Story = { name: '每条都有名称和金额，长短成比例' }

export const Count: Story = {
  name: '笔数没有小数',
  args: {
    finding: '9月开立 18 笔，为半年最多',
    labelHeader: '月份',
    valueHeader: '开立笔数',
    values: 'count',
    bars: [
      { label: '8月', value: '7' },
      { label: '9月', value: '18' },
      { label: '10月', value: '12' },
    ],
  },
}

export const Upright: Story = {
  name: '按时间：够宽时竖立，最高的一条突出',
  args: {
    bars: [
      { label: '11月23日至29日', short: '11-23', value: '3500000.00' },
      { label: '11月30日至12月6日', short: '11-30', value: '12000000.00' },
      { label: '12月7日至13日', short: '12-07', value: '0.00' },
      { label: '12月14日至20日', short: '12-14', value: '780000.50' },
      { label: '12月21日至27日', short: '12-21', value: '5600000.00' },
    ],
  },
}

export const Narrow: Story = {
  name: '320 像素：条在名称下面',
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <BarChart {...args} />
    </div>
  ),
}
