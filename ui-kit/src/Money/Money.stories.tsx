import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.tsx'

const meta = { component: Money, title: '数值/Money 金额' } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = { name: '看到千分位，听到万和元角分', args: { value: '1234567.89', unit: true } }
export const Large: Story = { name: '页面的主角', args: { value: '5000000.00', unit: true, size: 'large' } }
export const Negative: Story = { name: '负数听得到“负”', args: { value: '-1234.00' } }
export const Zero: Story = { name: '零是 0.00', args: { value: 0n } }
export const Limit: Story = { name: '最大金额一分不差', args: { value: '99999999999999.98', unit: true } }
