import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta: Meta<RadioGroupProps> = { component: RadioGroup, title: '表单/RadioGroup 单选' }
export default meta
type Story = StoryObj<RadioGroupProps>

const options = [
  { value: 'pass', label: '同意' },
  { value: 'reject', label: '退回', description: '退回给经办修改，需填写原因' },
]

export const Empty: Story = {
  name: '没有预先选中，方向键选择',
  args: { label: '复核结果', isRequired: true, options },
}

export const Chosen: Story = {
  name: '已选：圆点变粗，不只是颜色',
  args: { label: '复核结果', options, defaultValue: 'reject' },
}

export const Invalid: Story = {
  name: '没有选时，错误属于这一组',
  args: { label: '复核结果', isRequired: true, options, error: '请选择复核结果' },
}

export const Unavailable: Story = {
  name: '不能选的说明原因',
  args: {
    label: '转让方式',
    options: [
      { value: 'whole', label: '整张转让' },
      { value: 'split', label: '拆分转让', disabledReason: '距承诺付款日不足 15 天，不能拆分' },
    ],
    defaultValue: 'whole',
  },
}

export const Horizontal: Story = {
  name: '两三个短的可以并排',
  args: {
    label: '账户类型',
    options: [
      { value: 'b', label: '基本户' },
      { value: 'g', label: '一般户' },
    ],
    orientation: 'horizontal',
  },
}
