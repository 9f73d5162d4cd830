import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { tones } from '../lib/tone.ts'
import { InlineMessage } from './InlineMessage.tsx'

const meta = { component: InlineMessage, title: '信息/InlineMessage 行内提示' } satisfies Meta<typeof InlineMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {
  name: '先读“注意”，再读提示和出路',
  args: {
    tone: 'warning',
    children: (
      <>
        承诺付款日是节假日，将顺延到下一个工作日。<Link href="#holidays">查看节假日</Link>
      </>
    ),
  },
}

const words = {
  info: '额度按开立当天的汇总计算。',
  success: '各持有人合计与开立金额一致。',
  warning: '还有 3 天到期。',
  danger: '各持有人合计与开立金额不一致，请联系客服。',
}
export const Tones: Story = {
  name: '四种语气，图形不同，颜色只是重复',
  args: { tone: 'info', children: '' },
  render: () => (
    <>
      {tones.map((tone) => (
        <InlineMessage key={tone} tone={tone}>
          {words[tone]}
        </InlineMessage>
      ))}
    </>
  ),
}

export const LongText: Story = {
  name: '长文字换行，图标留在第一行',
  args: {
    tone: 'danger',
    children:
      '金票 JP20261120000008 的持有人长名称与生僻字新能源高端装备精密零部件制造有限责任公司已被冻结，解冻之前不能转让、融资，也不能到期兑付。',
  },
}
