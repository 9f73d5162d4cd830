import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './Meter.tsx'

const meta: Meta<typeof Meter> = {
  component: Meter,
  title: '数据/Meter 额度',
  args: { label: '开立额度', used: '1200000.00', total: '2000000.00' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Meter>

export const PartlyUsed: Story = { name: '三个金额都有文字，长条只说比例' }
export const Untouched: Story = { name: '还没有用', args: { used: '0.00' } }
export const Exhausted: Story = { name: '已用完', args: { used: '2000000.00' } }
export const Large: Story = { name: '最大金额也放得下', args: { used: '0.01', total: '99999999999999.98' } }
export const NearlyAll: Story = { name: '还剩一分钱：不说百分之百', args: { used: '1999999.99' } }
export const AddingLittle: Story = { name: '很小的一笔：不足 1%', args: { adding: '1000.01' } }
export const Over: Story = { name: '超出时说超出多少', args: { used: '2500000.00' } }
export const Adding: Story = { name: '加上这一笔：斜纹是它要用的', args: { adding: '300000.00' } }
export const AddingTooMuch: Story = { name: '加上这一笔就超出了', args: { adding: '1000000.00' } }
export const Compact: Story = { name: '表格的一格里：只有一句话和长条', args: { size: 'compact' } }
export const NoLimit: Story = { name: '总额是零，用了也算超出', args: { used: '1000.00', total: '0.00' } }
