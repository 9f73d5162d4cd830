import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  title: '信息/ProgressBar 进度条',
  args: { label: '导出金票列表', percent: 50 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Half: Story = { name: '读出做什么、到了百分之几' }

export const Unknown: Story = { name: '不知道要多久时说“处理中”，条纹不动', args: { percent: undefined } }

export const Almost: Story = { name: '没做完时不显示百分之百', args: { percent: 99.9 } }

export const Done: Story = { name: '做完', args: { percent: 100 } }

export const BarOnly: Story = {
  name: '旁边已有文字时只画条，名字还在',
  render: () => <ProgressBar aria-label="上传 合同.pdf" percent={25} />,
}

export const LongText: Story = {
  name: '文字很长时换行',
  args: { label: '导出长名称与生僻字新能源高端装备精密零部件制造有限责任公司 2026 年全部金票流转记录', percent: 8 },
}
