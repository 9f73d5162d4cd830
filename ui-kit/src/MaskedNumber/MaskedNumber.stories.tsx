import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskedNumber } from './MaskedNumber.tsx'

const meta = { component: MaskedNumber, title: '数值/MaskedNumber 脱敏号码' } satisfies Meta<typeof MaskedNumber>
export default meta
type Story = StoryObj<typeof meta>

const account = '6222021234567890123'

export const Account: Story = { name: '听到开头和尾号，听不到星号', args: { value: account, label: '账号' } }
export const TailOnly: Story = { name: '只显示尾号', args: { value: account, head: 0 } }
export const IdCard: Story = {
  name: '身份证说明其余已隐藏',
  args: { value: '110105194912310021', kind: 'id', label: '身份证号' },
}
export const Revealable: Story = {
  name: '可以显示完整号码，再按隐藏',
  args: { value: account, label: '账号', reveal: true, context: '建设银行账户' },
}
export const FromServer: Story = {
  name: '完整号码由服务器给出',
  args: { value: '6222****0123', label: '账号', reveal: () => Promise.resolve(account) },
}
export const Unavailable: Story = {
  name: '取不到完整号码时看得到也听得到',
  args: { value: '6222****0123', label: '账号', reveal: () => Promise.reject(new Error('offline')) },
}
export const Copied: Story = {
  name: '复制的就是看得到的，没有显示的不会被复制',
  args: { value: account, label: '账号', reveal: true, copy: '收款账号', context: '建设银行账户' },
}
