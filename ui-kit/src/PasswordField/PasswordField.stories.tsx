import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = { component: PasswordField, title: '表单/PasswordField 密码' } satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {
  name: '可以粘贴，可以显示，密码管理器认得',
  args: { label: '密码', isRequired: true, autoComplete: 'current-password' },
}

export const Filled: Story = {
  name: '已填：按“显示”看到内容',
  args: { label: '密码', isRequired: true, autoComplete: 'current-password', defaultValue: 'Gold-2025' },
}

export const Pin: Story = {
  name: '按钮的名字说明是哪个密码',
  args: { label: 'UKEY 密码', isRequired: true, autoComplete: 'off', description: '还可输入 5 次' },
}

export const Invalid: Story = {
  name: '错误说明怎么改',
  args: {
    label: '新密码',
    isRequired: true,
    autoComplete: 'new-password',
    description: '8 到 20 位，至少含字母和数字',
    defaultValue: '123456',
    error: '新密码应为 8 到 20 位，现在是 6 位',
  },
}
