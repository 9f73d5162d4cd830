import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TimeoutDialog, type TimeoutDialogProps } from './TimeoutDialog.tsx'

/** A session that ends in so many seconds. */
function Session({ seconds, ...props }: Partial<TimeoutDialogProps> & { seconds: number }) {
  const [endsAt, setEndsAt] = useState<number | undefined>(() => Date.now() + seconds * 1000)
  return (
    <>
      <p>开立金票</p>
      <TimeoutDialog
        endsAt={endsAt}
        {...props}
        onLeave={() => {
          setEndsAt(undefined)
          props.onLeave?.()
        }}
        onStay={async () => {
          await props.onStay?.()
          setEndsAt(undefined)
        }}
      />
    </>
  )
}

const meta: Meta<TimeoutDialogProps> = { component: TimeoutDialog, title: '浮层/TimeoutDialog 超时提醒' }
export default meta
type Story = StoryObj<TimeoutDialogProps>

export const Warning: Story = {
  name: '焦点在“继续使用”，倒计时只给眼睛看',
  render: (args) => <Session {...args} seconds={300} />,
}

export const NotYet: Story = {
  name: '没到时候，页面上什么也没有',
  args: { endsAt: undefined, onStay: () => Promise.resolve(), onLeave: () => {} },
  render: (args) => (
    <>
      <p>开立金票</p>
      <TimeoutDialog {...args} />
    </>
  ),
}

export const OneMinute: Story = {
  name: '剩一分钟时说一次，不是每秒说',
  render: (args) => <Session {...args} seconds={60.4} />,
}

export const Failing: Story = {
  name: '延长没有成功时说出来，对话框不关',
  render: (args) => <Session {...args} seconds={300} onStay={() => Promise.reject(new Error('offline'))} />,
}

export const OwnWords: Story = {
  name: '可以说得更具体',
  render: (args) => (
    <Session {...args} seconds={120}>
      正在填写的开立申请已存为草稿，重新登录后可以接着填。
    </Session>
  ),
}
