import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { forgetNotifications, notify } from '../lib/notify.ts'
import { NotificationLog, type NotificationLogProps } from './NotificationLog.tsx'

const meta = { component: NotificationLog, title: '反馈/NotificationLog 通知记录' } satisfies Meta<
  typeof NotificationLog
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '还没有通知' }

function Told(args: NotificationLogProps) {
  useEffect(() => {
    notify('已保存草稿', 'success')
    notify('UKEY 将在 15 天后到期', 'warning')
    notify('签名失败，请重新插入 UKEY', 'danger')
    return forgetNotifications
  }, [])
  return <NotificationLog {...args} />
}
export const Filled: Story = { name: '错过的通知在这里，最新的在前', render: (args) => <Told {...args} /> }
