import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardNumber } from './CardNumber.tsx'

const meta = { component: CardNumber, title: '信息/CardNumber 完整号码' } satisfies Meta<typeof CardNumber>
export default meta
type Story = StoryObj<typeof meta>

export const BankCard: Story = { name: '银行卡号四位一组，逐位朗读', args: { value: '6222021234567890123' } }
export const IdCard: Story = {
  name: '身份证号码按 6、8、4 分组',
  args: { value: '11010519491231002X', kind: 'id' },
}
