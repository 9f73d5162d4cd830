import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ChartWithTable } from './ChartWithTable.tsx'

const meta: Meta<typeof ChartWithTable> = {
  component: ChartWithTable,
  title: '数据/ChartWithTable 图表',
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
}
export default meta
type Story = StoryObj<typeof ChartWithTable>

export const Money: Story = { name: '标题说结论，每条都有名称和金额' }

export const Count: Story = {
  name: '笔数，旁边可以导出',
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
    actions: <Button size="small">导出 CSV</Button>,
  },
}

export const Empty: Story = { name: '还没有数据', args: { finding: '未来90天没有到期兑付', bars: [] } }

export const Narrow: Story = {
  name: '320 像素：条在名称下面',
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <ChartWithTable {...args} />
    </div>
  ),
}
