import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'

const meta: Meta<AlertDialogProps> = { component: AlertDialog, title: '浮层/AlertDialog 确认' }
export default meta
type Story = StoryObj<AlertDialogProps>

const logout = {
  title: '是否确认退出系统',
  children: '您即将退出登录，请勿忘记拔出UKEY',
  actionLabel: '退出',
  cancelLabel: '继续使用',
}

export const Logout: Story = {
  name: '焦点先在安全的按钮上',
  render: function Logout({ onAction, onCancel }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>退出系统</Button>
        <AlertDialog
          {...logout}
          isOpen={isOpen}
          onAction={() => {
            setOpen(false)
            onAction?.()
          }}
          onCancel={() => {
            setOpen(false)
            onCancel?.()
          }}
        />
      </>
    )
  },
}

export const SafePrimary: Story = {
  name: '多数人要的是安全的一边：它是主要按钮',
  render: ({ onAction, onCancel }) => (
    <AlertDialog
      isOpen
      title="即将自动退出"
      actionLabel="退出登录"
      cancelLabel="继续使用"
      primary="cancel"
      onAction={onAction ?? (() => {})}
      onCancel={onCancel ?? (() => {})}
    >
      长时间没有操作，5 分钟后将退出登录。
    </AlertDialog>
  ),
}

export const Danger: Story = {
  name: '不能撤回的操作',
  render: ({ onAction, onCancel }) => (
    <AlertDialog
      isOpen
      title="确认转让金票？"
      actionLabel="确认转让"
      tone="danger"
      onAction={onAction ?? (() => {})}
      onCancel={onCancel ?? (() => {})}
    >
      转让后不能撤回，华建材料将成为持有人。
    </AlertDialog>
  ),
}

export const Busy: Story = {
  name: '处理中：不能再按，也不能取消',
  render: ({ onAction, onCancel }) => (
    <AlertDialog
      isOpen
      busy="action"
      title="确认转让金票？"
      actionLabel="确认转让"
      onAction={onAction ?? (() => {})}
      onCancel={onCancel ?? (() => {})}
    >
      转让后不能撤回，华建材料将成为持有人。
    </AlertDialog>
  ),
}

export const Block: Story = {
  name: '密码过期：只能从按钮离开，两个按钮都说去哪里',
  render: ({ onAction, onCancel }) => (
    <AlertDialog
      isOpen
      isDismissable={false}
      title="密码已过期"
      actionLabel="到个人中心更新密码"
      cancelLabel="稍后更新，先到个人中心"
      onAction={onAction ?? (() => {})}
      onCancel={onCancel ?? (() => {})}
    >
      您的密码已超过有效期，为保护账号不被非法使用，需先更新密码
    </AlertDialog>
  ),
}
