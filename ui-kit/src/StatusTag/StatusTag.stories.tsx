import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag, statusTones } from './StatusTag.tsx'

const meta = { component: StatusTag, title: '信息/StatusTag 状态标签' } satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: '状态用文字说明', args: { children: '待签收', tone: 'info' } }

const words = { neutral: '草稿', info: '待主管复核', success: '已完成', warning: '已退回', danger: '已拒绝' }
export const Tones: Story = {
  name: '五种语气都有文字和图标，颜色只是重复',
  args: { children: '', tone: 'info' },
  render: () => (
    <p>
      {statusTones.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {words[tone]}
        </StatusTag>
      ))}
    </p>
  ),
}

export const LongText: Story = {
  name: '长文字换行，不撑破容器',
  args: { children: '已开立，等待长名称与生僻字新能源高端装备精密零部件制造有限责任公司签收', tone: 'warning' },
}
