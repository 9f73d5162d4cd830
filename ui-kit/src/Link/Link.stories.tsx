import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = { component: Link, title: '基础/Link 链接' } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  name: '正文里的链接有下划线',
  args: { href: '#help', children: '服务时间' },
  render: (args) => (
    <p>
      电话咨询请先查看 <Link {...args} />
      ，也可以使用在线客服。
    </p>
  ),
}

export const InRow: Story = {
  name: '表格行里的链接名字唯一',
  args: { href: '#transfer', children: '转让', context: '金票 JP2025000123', kind: 'standalone' },
}

export const WithNumber: Story = {
  name: '名字里的号码和看见的一样，逐位读法在说明里',
  args: { href: '#ticket', children: 'JP20261120000008', kind: 'standalone' },
}

export const NewWindow: Story = {
  name: '新窗口打开时名字里说明',
  args: { href: '#help-index', children: '帮助中心', newWindow: true, kind: 'standalone' },
}

export const Action: Story = {
  name: '页面上的主要去处看起来像主按钮',
  args: { href: '#issue', children: '新增开立', kind: 'action' },
}
