import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'

function Controlled(props: FileUploadProps) {
  const [value, setValue] = useState(props.value)
  return <FileUpload {...props} value={value} onChange={setValue} />
}

const meta = {
  component: FileUpload,
  title: '表单/FileUpload 上传文件',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const common = {
  label: '合同',
  types: ['pdf', 'jpg'],
  maxBytes: 10 * 1024 ** 2,
  maxFiles: 5,
  upload: () => Promise.resolve({ id: 'f9' }),
}
const files = [
  { id: 'f1', name: '采购合同.pdf', size: 2_400_000 },
  {
    id: 'f2',
    name: '三一重工股份有限公司与长沙湘江机械有限公司2025年度工程机械配件采购框架合同（盖章扫描件）.pdf',
    size: 9_100_000,
  },
]

export const Empty: Story = { name: '按钮说明格式和大小', args: { ...common, value: [], isRequired: true } }
export const Filled: Story = { name: '每个文件有状态，可以删除', args: { ...common, value: files } }
export const Full: Story = { name: '满了以后说明原因', args: { ...common, value: files.slice(0, 1), maxFiles: 1 } }
export const Invalid: Story = {
  name: '错误有图标和文字',
  args: { ...common, value: [], isRequired: true, error: '请上传合同' },
}
export const OneOfSeveral: Story = {
  name: '同名的有多个，名字说出是哪一个',
  args: { ...common, label: '发票文件', context: '发票 2', value: files.slice(0, 1) },
}
