import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Option, Select, type SelectProps } from './Select.tsx'

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
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
  component: Select,
  title: '表单/Select 单选列表',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const accounts: Option[] = [
  { id: 'ccb', label: '中国建设银行', description: '尾号 1 2 3 4，基本户' },
  { id: 'icbc', label: '中国工商银行', description: '尾号 5 6 7 8，一般户' },
  { id: 'abc', label: '中国农业银行', description: '尾号 9 0 1 2', disabledReason: '账户尚未验证' },
]

export const Empty: Story = {
  name: '没有选择时说明要选择',
  args: { label: '收款账户', options: accounts, value: '', isRequired: true, description: '只能使用企业对公账户' },
}
export const Chosen: Story = {
  name: '选中的项目是名字的一部分',
  args: { label: '收款账户', options: accounts, value: 'icbc' },
}
export const Invalid: Story = {
  name: '错误有图标和文字',
  args: { label: '收款账户', options: accounts, value: '', isRequired: true, error: '请选择收款账户' },
}
export const Numbers: Story = {
  name: '号码和看见的一样，另外逐位读',
  args: {
    label: '借据',
    value: 'one',
    options: [
      { id: 'one', label: 'SQ20261120000009', description: '示范商业银行，尚余 480,000.00 元' },
      { id: 'other', label: 'SQ20261121000010', description: '示范信托，尚余 90,000.00 元' },
    ],
  },
}
export const LongText: Story = {
  name: '很长的名称换行，不截断',
  args: {
    label: '融资机构',
    value: 'long',
    options: [{ id: 'long', label: '中国建设银行股份有限公司上海自由贸易试验区临港新片区分行营业部' }, ...accounts],
  },
}
