import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { iconProps } from '../lib/icon.ts'
import { Badge, type BadgeProps } from './Badge.tsx'

const bell = (args: BadgeProps) => (
  <p>
    <a href="#messages" style={{ display: 'inline-flex', padding: 16, color: 'inherit' }}>
      <Badge {...args} />
    </a>
  </p>
)

const meta: Meta<BadgeProps> = {
  component: Badge,
  title: '信息/Badge 计数',
  args: { count: 3, label: '消息，3 条未读', children: <Bell {...iconProps} /> },
  render: bell,
}
export default meta
type Story = StoryObj<BadgeProps>

export const Unread: Story = { name: '铃铛的名字里有未读条数' }

export const None: Story = { name: '没有未读时没有数字，名字还在', args: { count: 0, label: '消息' } }

export const Many: Story = { name: '太多时显示 99+，读出真实条数', args: { count: 128, label: '消息，128 条未读' } }

export const InLine: Story = {
  name: '没有图标时和文字同一行',
  args: { count: 12, label: '，12 笔', tone: 'neutral', children: undefined },
  render: (args) => (
    <p>
      待复核 <Badge {...args} />
    </p>
  ),
}
