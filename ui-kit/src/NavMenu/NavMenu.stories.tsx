import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavMenu, type NavMenuProps } from './NavMenu.tsx'

const meta: Meta<NavMenuProps> = {
  component: NavMenu,
  title: '导航/NavMenu 主导航',
  decorators: [
    (Story) => (
      <>
        <div
          style={{
            position: 'relative',
            display: 'flex',
            background: 'var(--jp-color-topBar)',
            padding: 10,
            minBlockSize: 64,
          }}
        >
          <Story />
        </div>
        <div style={{ blockSize: 240 }} />
      </>
    ),
  ],
}
export default meta
type Story = StoryObj<NavMenuProps>

const items = [
  { label: '首页', href: '#home' },
  {
    label: '金票开具',
    children: [
      { label: '新开金票', href: '#issue' },
      { label: '开具复核', href: '#director-approve' },
      { label: '终审', href: '#final-approve' },
    ],
  },
  {
    label: '兑付',
    children: [
      { label: '兑付登记', href: '#register' },
      { label: '台账查询', href: '#standing-book' },
    ],
  },
  { label: '供应商管理', href: '#supplier' },
]

export const InGroup: Story = {
  name: '当前页在一组里：组和链接都说明',
  args: { items, currentHref: '#issue' },
}

export const OnLink: Story = {
  name: '当前页是一个链接',
  args: { items, currentHref: '#home' },
}

export const Folded: Story = {
  name: '放不下的组收进“更多”',
  args: { items, currentHref: '#standing-book' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 'min(100%, 240px)' }}>
        <Story />
      </div>
    ),
  ],
}
