import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  title: '布局/Card 卡片',
  args: { title: '角色切换', children: <p>当前为经办。切换后，菜单和待办随角色变化。</p> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '有标题的一块，可按区域和标题找到' }

export const WithAction: Story = {
  name: '操作在标题同一行，放不下就换行',
  args: {
    action: (
      <Link href="#all" kind="standalone">
        查看全部
      </Link>
    ),
  },
}

export const WithButton: Story = {
  name: '里面的按钮和文字一样宽，不拉满',
  args: {
    children: (
      <>
        <p>当前为经办。</p>
        <Button>切换角色</Button>
      </>
    ),
  },
}

export const LongTitle: Story = {
  name: '标题很长时换行',
  args: { title: '长名称与生僻字新能源高端装备精密零部件制造有限责任公司的授权角色和签名设置', headingLevel: 3 },
}
