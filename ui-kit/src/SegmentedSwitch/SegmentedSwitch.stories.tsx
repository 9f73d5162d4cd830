import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, Table } from 'lucide-react'
import { useState } from 'react'
import { smallIconProps } from '../lib/icon.ts'
import { SegmentedSwitch, type SegmentedSwitchProps } from './SegmentedSwitch.tsx'

type Props = SegmentedSwitchProps<string>

function Controlled(props: Props) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedSwitch
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

const meta: Meta<Props> = {
  component: SegmentedSwitch,
  title: '表单/SegmentedSwitch 分段切换',
  render: (args) => <Controlled {...args} />,
}
export default meta
type Story = StoryObj<Props>

const views = [
  { value: 'table', label: '表格', icon: <Table {...smallIconProps} /> },
  { value: 'chart', label: '图表', icon: <ChartColumn {...smallIconProps} /> },
]
const onChange = () => {}

export const Views: Story = {
  name: '两种看法，总有一种选中',
  args: { label: '显示方式', segments: views, value: 'table', onChange },
}
export const Named: Story = {
  name: '没有地方写标签时也有名字',
  args: {
    'aria-label': '统计周期',
    segments: ['月', '季', '年'].map((label) => ({ value: label, label })),
    value: '季',
    onChange,
  },
}
export const LongText: Story = {
  name: '放不下时换行',
  args: {
    label: '到期时间',
    description: '按承诺付款日计算',
    segments: ['三十天以内到期', '三十天至九十天到期', '九十天以后到期', '已经逾期'].map((label) => ({
      value: label,
      label,
    })),
    value: '三十天以内到期',
    onChange,
  },
}
