import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionTooltip, type DescriptionTooltipProps } from './DescriptionTooltip.tsx'

const meta: Meta<DescriptionTooltipProps> = {
  component: DescriptionTooltip,
  title: '信息/DescriptionTooltip 术语说明',
  args: { term: '年化费率', children: '按一年 360 天计算的融资费用比例，不含平台服务费。' },
  render: (args) => (
    <p>
      {args.term} <DescriptionTooltip {...args} />
    </p>
  ),
}
export default meta
type Story = StoryObj<DescriptionTooltipProps>

export const Closed: Story = { name: '说明是按钮的描述，不打开也读得到' }

export const AtTheEdge: Story = {
  name: '在窗口边上时不出窗口',
  render: (args) => (
    <p style={{ textAlign: 'end' }}>
      {args.term} <DescriptionTooltip {...args} />
    </p>
  ),
}

export const LongText: Story = {
  name: '说明很长时换行',
  args: {
    term: '可用额度',
    children:
      '授信额度减去已经开立但还没有到期兑付的金票金额，再减去已经提交、正在复核或终审的申请金额；被退回或拒绝的申请会把占用的额度还回来。',
  },
}
