import type { Holiday } from '@jinpiao/values/workingDays'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateRangePicker
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
  component: DateRangePicker,
  title: '表单/DateRangePicker 日期范围',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const label = '提交日期'
const today = '2025-09-24'
const holidays: Holiday[] = [
  { day: '2025-09-28', kind: 'WORKDAY', name: '国庆节调休' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((day): Holiday => ({ day: `2025-10-0${day}`, kind: 'HOLIDAY', name: '国庆节' })),
]

export const Empty: Story = {
  name: '空的：Tab 走得过去，两端都可以不填',
  args: { label, today, holidays, value: { from: '', to: '' }, description: '年、月、日，可以不写横线' },
}
export const StartOnly: Story = {
  name: '填好两端，听到范围和天数',
  args: { label, today, holidays, value: { from: '2025-01-15', to: '' } },
}
export const Filled: Story = {
  name: '有日期：说明里有星期和节假日',
  args: { label, today, holidays, value: { from: '2025-09-28', to: '2025-10-01' } },
}
export const Reversed: Story = {
  name: '结束早于开始：错误在结束日期上',
  args: { label, today, holidays, value: { from: '2025-10-01', to: '2025-09-28' } },
}
export const QuickPicks: Story = {
  name: '常用范围一按就填好',
  args: {
    label,
    today,
    value: { from: '', to: '' },
    quickPicks: [
      { label: '近 7 天', from: '2025-09-18', to: '2025-09-24' },
      { label: '近 30 天', from: '2025-08-26', to: '2025-09-24' },
    ],
  },
}
export const FormError: Story = {
  name: '表单的错误各归各的框',
  args: {
    label,
    today,
    isRequired: true,
    value: { from: '', to: '' },
    fromError: '请填写开始日期',
    toError: '请填写结束日期',
  },
}
