import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

type Args = OtpFieldProps & { onSubmit?: () => void }

function Controlled({ onSubmit, ...props }: Args) {
  const [value, setValue] = useState(props.value)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <OtpField {...props} value={value} onChange={setValue} />
    </form>
  )
}

const meta = {
  component: OtpField,
  title: '表单/OtpField 验证码',
  render: (args) => <Controlled {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const label = '短信验证码'
const description = '6 位数字'

export const Empty: Story = {
  name: '一个输入框，可以粘贴，键盘会建议收到的验证码',
  args: { label, description, value: '', isRequired: true },
}
export const Filled: Story = {
  name: '看得见，便于逐位核对',
  args: { label, description, value: '402913', isRequired: true },
}
export const Invalid: Story = {
  name: '出错时留着已填的内容',
  args: { label, description, value: '40291', isRequired: true, error: '验证码应为 6 位数字，请核对短信' },
}
export const Short: Story = {
  name: '四位的验证码，框也短',
  args: { label, description: '4 位数字', value: '', length: 4 },
}
