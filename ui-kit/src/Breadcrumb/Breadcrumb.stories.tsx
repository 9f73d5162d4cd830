import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = { component: Breadcrumb, title: '导航/Breadcrumb 当前位置' } satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  name: '说明本页在哪里，上级可以返回',
  args: { items: [{ label: '首页', href: '#home' }, { label: '开立', href: '#issue' }, { label: '开立复核' }] },
}
