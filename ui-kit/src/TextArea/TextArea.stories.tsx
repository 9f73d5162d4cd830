import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta = { component: TextArea, title: '表单/TextArea 多行文本' } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const reason = '合同编号与发票上的不一致，请核对后重新上传。\n收款账户不是对公账户。'

export const Required: Story = {
  name: '还可输入多少字，写在下面，也读得到',
  args: { label: '退回原因', isRequired: true, description: '对方会看到', maxLength: 200 },
}

export const InForm: Story = {
  name: 'Enter 换行，不提交',
  args: { label: '退回原因' },
  render: ({ onSubmit, ...args }: TextAreaProps & { onSubmit?: () => void }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <TextArea {...args} />
    </form>
  ),
}

export const NearLimit: Story = {
  name: '快写满时，停下来才说还剩多少',
  args: { label: '摘要', isOptional: true, maxLength: 10, defaultValue: '九月货款第一批分期', rows: 2 },
}

export const TooLong: Story = {
  name: '超出的文字留着，说明超出多少',
  args: { label: '摘要', maxLength: 10, defaultValue: '九月货款第一批分期付款', rows: 2 },
}

export const Invalid: Story = {
  name: '错误读在说明和字数之后',
  args: {
    label: '账期合理性说明',
    isRequired: true,
    description: '复核人和资金方会看到',
    maxLength: 200,
    error: '请填写账期合理性说明',
  },
}

export const Filled: Story = {
  name: '随文字变高',
  args: { label: '退回原因', maxLength: 200, defaultValue: `${reason}\n${reason}` },
}

export const ReadOnly: Story = {
  name: '只读的内容可以聚焦和复制',
  args: { label: '退回原因', isReadOnly: true, value: reason },
}
