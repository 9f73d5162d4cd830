import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './Timeline.tsx'

const meta = {
  component: Timeline,
  title: '数据/Timeline 进度',
  args: {
    label: '审批记录',
    steps: [
      { id: '1', title: '经办提交', state: 'done', who: '张某（经办）', at: '2026-11-20T16:05:00+08:00' },
      {
        id: '2',
        title: '主管复核',
        state: 'done',
        result: '已退回',
        who: '李某（主管）',
        at: '2026-11-21T09:00:00+08:00',
        comment: '承诺付款日早于合同约定的付款日，请核对合同第 7 条后重新提交。',
      },
      { id: '3', title: '经办修改', state: 'current', who: '张某（经办）' },
      { id: '4', title: '终审', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Ended: Story = {
  name: '没有办成的一步不打勾',
  args: {
    steps: [
      { id: '1', title: '经办提交', state: 'done', who: '张某（经办）', at: '2026-11-20T16:05:00+08:00' },
      { id: '2', title: '供应商签收', state: 'ended', result: '已失效', who: '系统', at: '2026-12-20T00:10:00+08:00' },
      { id: '3', title: '开立方付款', state: 'ended' },
    ],
  },
}
export const Running: Story = { name: '谁、何时、结果、意见，状态都有文字' }
