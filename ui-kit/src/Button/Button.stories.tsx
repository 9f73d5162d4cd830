import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2, X } from 'lucide-react'
import { iconProps } from '../lib/icon.ts'
import { Button, buttonSizes, buttonTones } from './Button.tsx'

const meta = { component: Button, title: '基础/Button 按钮' } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  name: '主要操作每页一个',
  args: { children: '提交', tone: 'primary' },
}

export const Tones: Story = {
  name: '四种语气、两种大小：44 像素，小的 36 像素，用手指按都是 44 像素',
  args: { children: '提交' },
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {buttonSizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {buttonTones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {{ primary: '提交', secondary: '保存草稿', quiet: '重新填写', danger: '作废' }[tone]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Busy: Story = {
  name: '处理中：名字不变，不能再按',
  args: { children: '提交', tone: 'primary', busy: true },
}

export const NotAllowed: Story = {
  name: '不可用时仍可聚焦，并说明原因',
  args: { children: '转让', tone: 'primary', disabledReason: '该金票正在转让中，不能再次转让' },
}

export const InRow: Story = {
  name: '表格行里的按钮说明是哪一行',
  args: { children: '删除', size: 'small', icon: <Trash2 {...iconProps} />, context: '金票 JP2025000123' },
}

export const IconOnly: Story = {
  name: '只有图标的按钮必须有名字',
  args: { iconOnly: <X {...iconProps} />, 'aria-label': '关闭', tone: 'quiet' },
}
