import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch, type SwitchProps } from './Switch.tsx'

const meta: Meta<SwitchProps> = { component: Switch, title: '表单/Switch 开关' }
export default meta
type Story = StoryObj<SwitchProps>

export const Off: Story = { name: '关着：看位置和字，不靠颜色', args: { children: '短信通知' } }
export const On: Story = {
  name: '开着：说明跟着名字读出',
  args: { children: '短信通知', defaultSelected: true, description: '审批有结果时发到 138 开头的手机' },
}
export const Locked: Story = {
  name: '现在不能改时，说明原因，还能到达',
  args: { children: '短信通知', disabledReason: '请先绑定手机号' },
}
export const LockedOn: Story = {
  name: '不能关',
  args: {
    children: '安全提醒',
    defaultSelected: true,
    description: '登录和签名时通知',
    disabledReason: '安全提醒不能关闭',
  },
}
export const Small: Story = { name: '地方小的时候', args: { children: '固定', size: 'small', defaultSelected: true } }
export const LongText: Story = {
  name: '长文字换行，开关不变形',
  args: {
    children: '金票到期前 15 天、7 天和 1 天，用短信和电子邮件提醒本企业的经办、主管和终审',
    description: '提醒不影响到期付款；节假日顺延到下一个工作日发送。',
  },
}
