import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const questions = ['怎样开立金票', '怎样转让金票', '怎样拆分金票', '怎样续期 UKEY']

function Questions(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  const found = questions.filter((question) => question.includes(value.trim()))
  const result = found.length === 0 ? '没有找到' : `已找到 ${found.length} 条`
  return (
    <>
      <SearchField {...props} value={value} onChange={setValue} {...(value.trim() !== '' && { result })} />
      <ul>
        {found.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  )
}

const meta = {
  component: SearchField,
  title: '表单/SearchField 搜索',
  render: (args) => <Questions {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '停下来后，说一次找到多少', args: { label: '搜索问题', value: '' } }
export const Filled: Story = { name: '有字时可以清空', args: { label: '搜索问题', value: '金票' } }
export const InFilters: Story = {
  name: '作为筛选条件',
  args: { label: '供应商', value: '江城精铸有限公司', description: '名称或统一社会信用代码' },
  render: (args) => <SearchField {...args} />,
}
export const Invalid: Story = {
  name: '错误有图标和文字',
  args: { label: '金票编号', value: 'JP', error: '请至少输入 4 位' },
  render: (args) => <SearchField {...args} />,
}
