import type { Holiday } from '@jinpiao/values/workingDays'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateField, type DateFieldProps } from './DateField.tsx'

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
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
  component: DateField,
  title: '表单/DateField 日期',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const label = '承诺付款日'
const today = '2025-09-24'
const holidays: Holiday[] = [
  { day: '2025-09-28', kind: 'WORKDAY', name: '国庆节调休' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((day): Holiday => ({ day: `2025-10-0${day}`, kind: 'HOLIDAY', name: '国庆节' })),
  { day: '2025-10-11', kind: 'WORKDAY', name: '国庆节调休' },
]
const hint = '年、月、日，可以不写横线'

export const Empty: Story = {
  name: '空的：可以输入，也可以打开日历',
  args: { label, today, holidays, value: '', isRequired: true, description: hint },
}
export const Filled: Story = {
  name: '有日期：说明里有星期和节假日',
  args: { label, today, holidays, value: '2025-10-01', description: hint },
}
export const Limited: Story = {
  name: '有范围，节假日不可选时说明原因',
  args: {
    label,
    today,
    holidays,
    value: '2025-09-30',
    min: '2025-09-25',
    max: '2025-12-31',
    unavailable: (day) => (day >= '2025-10-01' && day <= '2025-10-08' ? '银行不清算' : undefined),
    quickPicks: [
      { label: '30 天后', day: '2025-10-24' },
      { label: '90 天后', day: '2025-12-23' },
      { label: '180 天后', day: '2026-03-23' },
    ],
  },
}
export const EmptyWithPicks: Story = {
  name: '常用日期在输入框之后',
  args: { label, today, value: '', quickPicks: [{ label: '30 天后', day: '2025-10-24' }] },
}
export const FormError: Story = {
  name: '表单的错误读在说明之后',
  args: { label, today, value: '', isRequired: true, description: hint, error: '请填写承诺付款日' },
}
