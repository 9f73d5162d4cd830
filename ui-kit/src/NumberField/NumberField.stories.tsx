import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

const meta = {
  component: NumberField,
  title: '表单/NumberField 数字',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const days = { label: '账期（天）', unit: '天', min: '1', max: '365', description: '1 至 365 天' }

export const Empty: Story = {
  name: '数字是文字，箭头和滚轮不改它',
  args: { ...days, value: '', isRequired: true },
}
export const Filled: Story = { name: '有单位，单位也在标签里', args: { ...days, value: '30' } }
export const Rate: Story = {
  name: '可以有小数的利率',
  args: { label: '年化利率（%）', unit: '%', value: '3.98', decimals: 2, min: '0', max: '24' },
}
export const FormError: Story = {
  name: '错误有图标和文字',
  args: { ...days, value: '', isRequired: true, error: '请填写账期' },
}
