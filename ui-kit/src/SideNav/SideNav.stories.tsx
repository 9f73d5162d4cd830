import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideNav, type SideNavProps } from './SideNav.tsx'

const meta: Meta<SideNavProps> = { component: SideNav, title: '导航/SideNav 侧边导航' }
export default meta
type Story = StoryObj<SideNavProps>

export const Flat: Story = {
  name: '当前页用线和字重说明，不只是颜色',
  args: {
    items: [
      { label: '资产总览', href: '#overview' },
      { label: '账单', href: '#bill' },
      { label: '银行账户管理', href: '#info' },
      { label: '凭证管理', href: '#receipt' },
    ],
    currentHref: '#info',
  },
}

export const Named: Story = {
  name: '不是同一块的页面时，用自己的名字',
  args: {
    'aria-label': '帮助文章',
    items: [
      { label: '平台介绍', href: '#about' },
      { label: '登录与密码', href: '#sign-in' },
    ],
    currentHref: '#about',
  },
}

export const Grouped: Story = {
  name: '分组的名字读在链接之前',
  args: {
    items: [
      {
        label: '账户',
        children: [
          { label: '资产总览', href: '#overview' },
          { label: '银行账户管理', href: '#info' },
        ],
      },
      {
        label: '企业信息',
        children: [
          { label: '实名认证', href: '#realname' },
          { label: '用户角色管理', href: '#users' },
        ],
      },
    ],
    currentHref: '#users',
  },
}
