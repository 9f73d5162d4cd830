import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pager } from './Pager.tsx'

const meta = {
  component: Pager,
  title: '数据/Pager 分页',
  args: { page: 2, pageCount: 5, onPageChange: () => {} },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = { name: '当前页有边框，名字里说“当前页”' }

export const First: Story = { name: '第一页时不能再往前', args: { page: 1 } }

export const Many: Story = { name: '页多时省略中间，省略号不读', args: { page: 10, pageCount: 128 } }

export const WithPageSize: Story = {
  name: '可以选择每页条数',
  args: { page: 1, pageSize: 20, pageSizes: [20, 50, 100], onPageSizeChange: () => {} },
}
