import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileCheck, FilePen, HandCoins } from 'lucide-react'
import { iconProps } from '../lib/icon.ts'
import { TaskCard, TaskCardList } from './TaskCard.tsx'

const meta: Meta<typeof TaskCard> = {
  component: TaskCard,
  title: '数据/TaskCard 待办',
  args: {
    label: '待复核开立',
    count: 3,
    href: '#approve',
    amount: '1234567.89',
    oldest: '最早提交于 2 天前',
    icon: <FileCheck {...iconProps} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TaskCard>

export const Waiting: Story = {
  name: '名字是事项和笔数，整张卡片可点',
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <TaskCard {...args} />
    </div>
  ),
}

export const List: Story = {
  name: '一排待办是列表，没有的也在',
  render: (args) => (
    <TaskCardList
      tasks={[
        args,
        {
          label: '被退回待修改',
          count: 12,
          href: '#returned',
          oldest: '最早驳回于 3 天前',
          isUrgent: true,
          icon: <FilePen {...iconProps} />,
        },
        { label: '待登记兑付', count: 0, href: '#redeem', icon: <HandCoins {...iconProps} /> },
      ]}
    />
  ),
}
