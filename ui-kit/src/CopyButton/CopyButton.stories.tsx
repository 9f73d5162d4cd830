import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton.tsx'

const number = 'JP20261120000008'

const meta = {
  component: CopyButton,
  title: '基础/CopyButton 复制',
  args: { text: number, what: '金票编号', write: () => Promise.resolve() },
  render: (args) => (
    <div>
      <span aria-hidden="true">{args.text}</span> <CopyButton {...args} />
    </div>
  ),
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const TicketNumber: Story = { name: '复制后听到一次复制了什么，名字不变' }

export const InRow: Story = { name: '表格行里说明是哪一行的', args: { context: '第 1 行' } }

export const OwnWords: Story = {
  name: '有自己的字时，名字就是这些字',
  args: { text: 'https://example.com/app', what: '链接', children: '复制链接', context: '金票客户端' },
}

export const Refused: Story = {
  name: '浏览器不让复制：文字已选中，说出按哪个键',
  args: { write: () => Promise.reject(new Error('this story refuses its clipboard')) },
}

export const RefusedLong: Story = {
  name: '浏览器不让复制一段话：每一行都在',
  args: {
    text: '管理员您好：\n我需要开通金票产品，请在“产品概览”中为本企业开通。\n长名称与生僻字新能源高端装备精密零部件制造有限责任公司',
    what: '通知文字',
    children: '复制通知文字',
    tone: 'primary',
    size: 'regular',
    write: () => Promise.reject(new Error('this story refuses its clipboard')),
  },
}
