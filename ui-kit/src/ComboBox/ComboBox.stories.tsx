import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ComboBox, type ComboBoxProps, type Option } from './ComboBox.tsx'

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next, option) => {
        setValue(next)
        props.onChange?.(next, option)
      }}
    />
  )
}

/** As with a server: the options change with the text, the chosen one is not always among them. */
function Searching(props: ComboBoxProps) {
  const [found, setFound] = useState<readonly Option[]>([])
  return (
    <Controlled
      {...props}
      options={found}
      onSearch={(text) => {
        setFound(text === '' ? [] : suppliers.filter(({ label }) => label.includes(text)))
        props.onSearch?.(text)
      }}
    />
  )
}

const meta = {
  component: ComboBox,
  title: '表单/ComboBox 查找并选择',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const suppliers: Option[] = [
  { id: '1', label: '长沙湘江机械有限公司', description: '一级供应商' },
  { id: '2', label: '株洲联诚轴承有限公司', description: '二级供应商' },
  { id: '3', label: '长沙岳麓钢材有限公司', disabledReason: '尚未注册' },
]

export const Empty: Story = {
  name: '输入文字查找，共几项听得到',
  args: { label: '供应商', options: suppliers, value: '', isRequired: true, description: '输入企业名称的任意部分' },
}
export const Chosen: Story = { name: '已选的名称可以改', args: { label: '供应商', options: suppliers, value: '2' } }
export const Async: Story = {
  name: '由服务器查找',
  args: { label: '供应商', options: [], value: '9', selectedLabel: '长沙老客户有限公司' },
  render: (args) => <Searching {...args} />,
}
export const Loading: Story = {
  name: '正在查找时不显示旧结果',
  args: { label: '供应商', options: [], value: '', isLoading: true, onSearch: () => undefined },
}
export const Invalid: Story = {
  name: '错误读在说明之后',
  args: { label: '供应商', options: suppliers, value: '', description: '输入企业名称', error: '请选择供应商' },
}
