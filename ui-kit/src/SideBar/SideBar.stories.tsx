import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark, Headset, QrCode } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { iconProps } from '../lib/icon.ts'
import { TextField } from '../TextField/TextField.tsx'
import { SideBar } from './SideBar.tsx'

type Props = Partial<ComponentProps<typeof SideBar>>
const meta: Meta<Props> = { title: '导航/SideBar 侧边工具栏' }
export default meta
type Story = StoryObj<Props>

const items = [
  { id: 'chat', label: '在线客服', icon: <Headset {...iconProps} />, href: '#chat', newWindow: true },
  {
    id: 'help',
    label: '常见问题',
    icon: <CircleQuestionMark {...iconProps} />,
    popup: <TextField label="搜索问题" />,
  },
  { id: 'qr', label: '微信公众号', icon: <QrCode {...iconProps} />, popup: <p>搜索公众号“金票服务号”关注。</p> },
]

function Page({ isPinned: initial = false, onPinnedChange, ...rest }: Props) {
  const [isPinned, setPinned] = useState(initial)
  return (
    <>
      <h1>资产总览</h1>
      <p>页面的内容。</p>
      <SideBar
        items={items}
        {...rest}
        isPinned={isPinned}
        onPinnedChange={(next) => {
          setPinned(next)
          onPinnedChange?.(next)
        }}
      />
      <div style={{ blockSize: 320 }} />
    </>
  )
}

export const Idle: Story = {
  name: '7 秒不用就收起，用着就不收',
  render: (args) => <Page {...args} />,
}

export const Pinned: Story = {
  name: '固定后一直展开',
  render: (args) => <Page {...args} isPinned />,
}
