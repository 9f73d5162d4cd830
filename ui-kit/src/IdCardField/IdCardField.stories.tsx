import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IdCardField } from './IdCardField.tsx'

const meta = { component: IdCardField, title: '表单/IdCardField 身份证号码' } satisfies Meta<typeof IdCardField>
export default meta
type Story = StoryObj<typeof meta>

const args = { value: '', onChange: () => {}, today: '2026-11-21' }
const WithState = (props: typeof args & { error?: string }) => {
  const [value, setValue] = useState(props.value)
  return <IdCardField {...props} value={value} onChange={setValue} />
}

export const Empty: Story = { name: '离开时检查，并说出是哪里不对', args, render: () => <WithState {...args} /> }
export const Filled: Story = {
  name: '正确的号码不说话',
  args,
  render: () => <WithState {...args} value="11010519491231002X" />,
}
export const Refused: Story = {
  name: '表单给出的错误优先',
  args,
  render: () => <WithState {...args} value="110105194912310021" error="该身份证号码已注册，请直接登录" />,
}
