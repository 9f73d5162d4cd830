import { maskParts } from '@jinpiao/values/mask'
import { spokenDate, spokenMask, spokenPercent } from '@jinpiao/values/spoken'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpokenText } from './SpokenText.tsx'

const meta = { component: SpokenText, title: '数值/SpokenText 看与听' } satisfies Meta<typeof SpokenText>
export default meta
type Story = StoryObj<typeof meta>

const card = '6222021202041234'
const shown = maskParts(card)

export const Masked: Story = {
  name: '遮蔽的号码听起来不会像完整的号码',
  args: { visible: `${shown.head}****${shown.tail}`, spoken: spokenMask(card, { label: '账号' }) },
}
export const Percent: Story = { name: '百分数用中文读', args: { visible: '3.98%', spoken: spokenPercent('3.98') } }
export const Day: Story = { name: '日期读年月日', args: { visible: '2025-01-15', spoken: spokenDate('2025-01-15') } }
