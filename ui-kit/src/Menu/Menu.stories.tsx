import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, UserRound, UsersRound } from 'lucide-react'
import { iconProps } from '../lib/icon.ts'
import { Menu, type MenuProps } from './Menu.tsx'

const meta: Meta<MenuProps> = { component: Menu, title: '导航/Menu 菜单按钮' }
export default meta
type Story = StoryObj<MenuProps>

const items = [
  { id: 'person', label: '个人中心', href: '#person', icon: <UserRound {...iconProps} /> },
  { id: 'role', label: '切换角色', description: '当前为经办', icon: <UsersRound {...iconProps} /> },
  { id: 'logout', label: '退出系统', icon: <LogOut {...iconProps} /> },
]

export const User: Story = {
  name: '用户菜单：打开后在第一项，Esc 回到按钮',
  args: { children: '王小明', items },
}

export const OnTopBar: Story = {
  name: '在顶栏上用平台的颜色',
  args: { children: '王小明', icon: <UserRound {...iconProps} />, items, surface: 'topBar' },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--jp-color-topBar)', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongName: Story = {
  name: '名字很长时换行，不截断',
  args: { children: '欧阳晓明（中建西部建设新材料科技有限公司，经办）', items },
}
