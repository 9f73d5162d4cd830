import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, type FormProps } from '../Form/Form.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = { component: TextField, title: '表单/TextField 文本' } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Required: Story = {
  name: '必填：听得到状态，看不见标记',
  args: { label: '企业名称', isRequired: true, autoComplete: 'organization' },
}

export const Optional: Story = {
  name: '选填写在名字里',
  args: { label: '备注', isOptional: true, description: '最多 200 字，审批人可见' },
}

export const InForm: Story = {
  name: 'Enter 提交，输入法上屏的 Enter 不提交',
  args: { label: '企业名称', isRequired: true, autoComplete: 'organization' },
  render: ({ onSubmit = () => undefined, ...args }: TextFieldProps & Partial<Pick<FormProps, 'onSubmit'>>) => (
    <Form onSubmit={onSubmit}>
      <TextField {...args} />
    </Form>
  ),
}

export const Invalid: Story = {
  name: '说明在前，错误在后，错误有图标和文字',
  args: {
    label: '联系人手机号',
    isRequired: true,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    size: 13,
    defaultValue: '1380013800',
    description: '用于接收审批通知',
    error: '手机号应为 11 位，现在是 10 位',
  },
}

export const WithUnit: Story = {
  name: '单位同时写在标签里',
  args: { label: '利率（%）', unit: '%', inputMode: 'decimal', size: 8 },
}

export const ReadOnly: Story = {
  name: '只读的内容可以聚焦和复制',
  args: { label: '统一社会信用代码', isReadOnly: true, value: '91310000MA1FL0XX0A' },
}
