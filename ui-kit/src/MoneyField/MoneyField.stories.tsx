import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

/** As a form does it: the value comes back. */
function Controlled(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <MoneyField
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
  component: MoneyField,
  title: '表单/MoneyField 金额',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

const label = '融资金额（元）'

export const Empty: Story = {
  name: '空的：说明、必填、单位',
  args: { label, value: '', isRequired: true, showWords: true, description: '可用额度 200万元，最多两位小数' },
}
export const Filled: Story = {
  name: '有金额：先说明，再读数，再大写',
  args: {
    label,
    value: '1234567.89',
    isRequired: true,
    showWords: true,
    description: '可用额度 200万元，最多两位小数',
  },
}
export const Limited: Story = {
  name: '有上限和“全部”按钮',
  args: {
    label,
    value: '',
    max: 2_000_000_00n,
    min: 100_00n,
    showWords: true,
    description: '可用额度 200万元，最低 100元',
    fillMax: { label: '全部可用额度', value: '2000000.00' },
  },
}
export const FormError: Story = {
  name: '表单的错误在说明之后',
  args: { label, value: '', isRequired: true, description: '最多两位小数', error: '请填写融资金额' },
}
export const ReadOnly: Story = {
  name: '只读的金额可以聚焦和复制',
  args: { label: '票面金额（元）', value: '99999999999999.98', isReadOnly: true, showWords: true },
}
