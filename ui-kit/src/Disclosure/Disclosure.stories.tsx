import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { Disclosure, type DisclosureProps } from './Disclosure.tsx'

const meta: Meta<DisclosureProps> = {
  component: Disclosure,
  title: '信息/Disclosure 展开收起',
  args: {
    title: '怎样算开立额度',
    children: (
      <p>
        开立额度等于授信额度减去未到期金票。<Link href="#rule">完整规则</Link>
      </p>
    ),
  },
}
export default meta
type Story = StoryObj<DisclosureProps>

export const Closed: Story = { name: '收起时，里面的链接不在 Tab 顺序里' }

export const Open: Story = { name: '一开始就展开', args: { defaultExpanded: true } }

export const AsHeading: Story = { name: '带标题级别时可按标题找到', args: { headingLevel: 3 } }

export const LongTitle: Story = {
  name: '标题很长时换行，箭头不离开',
  args: {
    title: '供应商还没有在平台注册、也没有办理 UKEY 的时候，可以先向它开立金票，等它注册之后再签收吗',
    headingLevel: 3,
    defaultExpanded: true,
  },
}
