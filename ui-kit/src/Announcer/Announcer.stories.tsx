import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { announce } from '../lib/announce.ts'
import { Announcer } from './Announcer.tsx'

const meta = { component: Announcer, title: '反馈/Announcer 播报' } satisfies Meta<typeof Announcer>
export default meta
type Story = StoryObj<typeof meta>

/** The provider already mounts the announcer: the stories only speak. */
export const Polite: Story = {
  name: '操作的结果说一次，焦点不动',
  render: () => <Button onPress={() => announce('已暂存')}>暂存</Button>,
}

export const Assertive: Story = {
  name: '现在就要知道的错误不排队',
  render: () => (
    <Button
      onPress={() => {
        announce('正在提交')
        announce('请勿关闭页面')
        announce('UKEY 已拔出，没有签名', { assertive: true })
      }}
    >
      提交
    </Button>
  ),
}

export const InDialog: Story = {
  name: '对话框打开时照样听得到',
  render: function InDialog() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="签名并提交"
        actions={<Button onPress={() => announce('正在签名，请勿拔出 UKEY')}>签名</Button>}
      >
        共 1 笔
      </Dialog>
    )
  },
}
