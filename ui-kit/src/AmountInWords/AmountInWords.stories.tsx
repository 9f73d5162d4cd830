import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountInWords } from './AmountInWords.tsx'

const meta = { component: AmountInWords, title: '数值/AmountInWords 大写金额' } satisfies Meta<typeof AmountInWords>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = { name: '按票据规则写大写', args: { value: '1409.50' } }
export const OfField: Story = {
  name: '金额框的大写是它的输出',
  args: { value: '1409.50', htmlFor: 'amount' },
  render: (args) => (
    <>
      <label htmlFor="amount">金额（元）</label>
      <input id="amount" defaultValue="1409.50" style={{ minBlockSize: 44 }} />
      <AmountInWords {...args} />
    </>
  ),
}
export const Longest: Story = { name: '最长的大写会换行', args: { value: '99999999999999.98' } }
export const TooLarge: Story = { name: '超出范围时说明', args: { value: 10n ** 17n } }
export const Empty: Story = { name: '没有金额时留空', args: { value: undefined } }
