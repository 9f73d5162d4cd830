import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  return <PhoneField {...props} value={value} onChange={setValue} />
}

const meta = {
  component: PhoneField,
  title: '表单/PhoneField 手机号',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const label = '手机号'

export const Empty: Story = {
  name: '可以带空格、短横或国家代码 86 粘贴',
  args: { label, value: '', isRequired: true, description: '用于接收审批通知' },
}
export const Filled: Story = { name: '框的宽度正好', args: { label, value: '13800138000' } }
export const SignIn: Story = { name: '登录时密码管理器认得', args: { label, value: '', autoComplete: 'username' } }
export const Invalid: Story = {
  name: '出错时留着已填的内容',
  args: { label, value: '1380013800', isRequired: true, error: '手机号应为 11 位，现在是 10 位' },
}
