import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper, type StepperProps } from './Stepper.tsx'

const meta: Meta<StepperProps> = {
  component: Stepper,
  title: '导航/Stepper 步骤',
  args: {
    label: '企业注册',
    current: 'corp',
    steps: [
      { id: 'account', title: '填写账号' },
      { id: 'corp', title: '企业信息' },
      { id: 'done', title: '核对提交' },
    ],
  },
}
export default meta
type Story = StoryObj<StepperProps>

export const Middle: Story = { name: '每一步用文字说出已完成、当前、未开始' }

export const GoBack: Story = { name: '做完的可以回去，没到的不能点', args: { onSelect: () => {} } }

export const First: Story = { name: '第一步', args: { current: 'account' } }

export const LongText: Story = {
  name: '文字很长时换行',
  args: {
    steps: [
      { id: 'account', title: '填写法定代表人或被授权人的登录账号和手机号码' },
      { id: 'corp', title: '企业信息' },
      { id: 'done', title: '核对全部内容并阅读、同意平台服务协议' },
    ],
  },
}
