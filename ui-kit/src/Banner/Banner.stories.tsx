import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { tones } from '../lib/tone.ts'
import { Banner } from './Banner.tsx'

const meta = { component: Banner, title: '信息/Banner 页内提示' } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {
  name: '说明整页的情况和出路',
  args: {
    title: '开立业务已暂停',
    tone: 'warning',
    children: (
      <p>
        因存在逾期未兑付，暂时不能开立。<Link href="#help">如何恢复</Link>
      </p>
    ),
  },
}

const titles = { info: '数据已更新', success: '提交成功', warning: '营业执照即将到期', danger: '网络异常' }
export const Tones: Story = {
  name: '四种语气，文字先于颜色',
  args: { title: '', tone: 'info' },
  render: () => (
    <>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={titles[tone]}>
          <p>请按提示操作。</p>
        </Banner>
      ))}
    </>
  ),
}
