import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { InterruptionPanel } from './InterruptionPanel.tsx'

const home = (
  <Link href="#home" kind="standalone">
    返回首页
  </Link>
)

const meta = {
  component: InterruptionPanel,
  title: '反馈/InterruptionPanel 中断说明',
  args: {
    title: '暂时不能开立金票',
    children: (
      <>
        <p>企业有逾期未兑付的金票，兑付之后才能开立新的金票。</p>
        <p>如有疑问，请拨打 400-111-5318（工作日 9:00–18:00）。</p>
      </>
    ),
    actions: home,
  },
} satisfies Meta<typeof InterruptionPanel>
export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = { name: '代替整个页面：原因、问谁、一条出路' }

export const TwoWays: Story = {
  name: '两条出路时，主要的在前',
  args: {
    title: '没有权限',
    children: <p>“终审”只有终审角色可以打开，您现在的角色是经办。</p>,
    actions: (
      <>
        <Button tone="primary">切换角色</Button>
        {home}
      </>
    ),
  },
}

export const PartOfAPage: Story = {
  name: '只代替页面的一部分时用二级标题',
  args: { headingLevel: 2, title: '消息没有取到', children: <p>网络异常，请重试。</p>, actions: <Button>重试</Button> },
}
