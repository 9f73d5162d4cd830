import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './Accordion.tsx'

const sections = [
  { id: 'limit', title: '怎样算开立额度', content: <p>授信额度减去未到期金票。</p> },
  { id: 'fee', title: '服务费由谁付', content: <p>由开立方付，开立时一次收取。</p> },
  { id: 'date', title: '最长可以多久', content: <p>从开立日起，最长一年。</p> },
]

const meta = {
  component: Accordion,
  title: '信息/Accordion 手风琴',
  args: { sections, headingLevel: 3 },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { name: '每一节是标题，也是按钮' }

export const OneOpen: Story = { name: '打开另一节，原来的一节不收起', args: { defaultExpanded: ['limit'] } }

export const ShowAll: Story = { name: '节数多时可以全部展开、全部收起', args: { showAll: true } }
