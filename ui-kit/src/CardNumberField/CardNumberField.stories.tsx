import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CardNumberField, type CardNumberFieldProps } from './CardNumberField.tsx'

function Controlled(props: CardNumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return <CardNumberField {...props} value={value} onChange={setValue} />
}

const meta = {
  component: CardNumberField,
  title: '表单/CardNumberField 银行账号',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardNumberField>
export default meta
type Story = StoryObj<typeof meta>

const label = '银行账号'

export const Empty: Story = {
  name: '可以带空格粘贴',
  args: { label, value: '', isRequired: true, description: '企业对公账户的账号' },
}
export const Filled: Story = { name: '下面一行四位一组，便于核对', args: { label, value: '6222021234567890123' } }
export const FormError: Story = { name: '错误有图标和文字', args: { label, value: '', error: '请填写银行账号' } }
