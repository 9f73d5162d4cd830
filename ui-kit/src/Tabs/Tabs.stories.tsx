import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField.tsx'
import { Tabs } from './Tabs.tsx'

const meta = { component: Tabs, title: '导航/Tabs 页签' } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

const panel = (title: string, label: string) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <h2>{title}</h2>
    <TextField label={label} />
  </div>
)

const items = [
  { id: 'password', label: '密码登录', content: panel('用密码登录', '企业名称') },
  { id: 'sms', label: '短信验证码登录', content: panel('用短信验证码登录', '手机号') },
  { id: 'ukey', label: 'UKEY 登录', content: panel('用 UKEY 登录', 'UKEY 密码') },
]

export const Login: Story = {
  name: '左右箭头换页签，填过的内容还在',
  args: { 'aria-label': '登录方式', items },
}

export const WithErrors: Story = {
  name: '有错误的页签用图标和名字说明',
  args: { 'aria-label': '登录方式', items: items.map((item) => (item.id === 'ukey' ? { ...item, errors: 1 } : item)) },
}

export const Manual: Story = {
  name: '内容要等的页签：箭头只移动，Enter 才切换',
  args: { 'aria-label': '登录方式', items, keyboardActivation: 'manual' },
}

export const Many: Story = {
  name: '放不下时在一行里滚动，选中的页签看得见',
  args: {
    'aria-label': '金票详情',
    defaultSelectedKey: 'log',
    items: ['基本信息', '合同与发票', '转让记录', '融资记录', '签收与兑付', '操作日志'].map((label, index) => ({
      id: index === 5 ? 'log' : String(index),
      label,
      content: <h2>{label}</h2>,
    })),
  },
}
