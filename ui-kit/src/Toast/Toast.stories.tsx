import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { Button } from '../Button/Button.tsx'
import { forgetNotifications, notify } from '../lib/notify.ts'
import type { Tone } from '../lib/tone.ts'
import { ToastRegion } from './Toast.tsx'

const meta = { component: ToastRegion, title: '反馈/Toast 通知' } satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** What is told most often comes first. */
const texts: Record<Tone, string> = {
  success: '提交成功，等待主管复核',
  info: '可以重新获取验证码',
  warning: 'UKEY 将在 15 天后到期',
  danger: '签名失败，请重新插入 UKEY',
}

/** The provider already mounts the region: the stories only speak. */
export const Notify: Story = {
  name: '说一次，看得到，可以关',
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {(Object.keys(texts) as Tone[]).map((tone) => (
        <Button key={tone} onPress={() => notify(texts[tone], tone)}>
          {{ success: '成功', info: '提示', warning: '注意', danger: '错误' }[tone]}
        </Button>
      ))}
    </div>
  ),
}

function Told() {
  useEffect(() => {
    notify(texts.warning, 'warning')
    return forgetNotifications
  }, [])
  return null
}
export const Shown: Story = { name: '是一个叫“通知”的区域，先说性质，再说内容', render: () => <Told /> }
