import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { TreeList, type TreeListNode } from './TreeList.tsx'

const ticket = (label: string, amount: string, children?: TreeListNode[]): TreeListNode => ({
  id: label,
  label,
  content: (
    <p>
      <strong>{label}</strong> <Money value={amount} unit />
    </p>
  ),
  ...(children && { children }),
})

const lineage = [
  ticket('中建西部建设', '1000000.00', [
    ticket('长沙湘江机械', '600000.00', [ticket('株洲轴承', '200000.00'), ticket('浏阳铸造', '400000.00')]),
    ticket('湖南钢构', '400000.00'),
  ]),
]

const meta = {
  component: TreeList,
  title: '数据/TreeList 层级列表',
  args: { label: '流转轨迹', nodes: lineage },
} satisfies Meta<typeof TreeList>
export default meta
type Story = StoryObj<typeof meta>

export const Lineage: Story = { name: '谁从谁来，按层级读出' }

export const Collapsible: Story = { name: '下级可以收起，按钮说出是谁的下级', args: { isCollapsible: true } }

export const WithLinks: Story = {
  name: '每项里可以有链接',
  args: {
    nodes: [
      {
        id: 'a',
        label: 'JP1',
        content: (
          <Link href="#a" kind="standalone">
            查看原票
          </Link>
        ),
        children: [{ id: 'b', label: '无下级' }],
      },
    ],
  },
}

const deep = (level: number): TreeListNode => ({
  id: String(level),
  label: `第 ${level} 层：长名称与生僻字新能源高端装备精密零部件制造有限责任公司`,
  ...(level < 8 && { children: [deep(level + 1)] }),
})
export const Deep: Story = { name: '层级多、名字长时换行，不出窗口', args: { nodes: [deep(1)] } }
