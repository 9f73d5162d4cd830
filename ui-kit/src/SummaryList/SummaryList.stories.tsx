import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../Money/Money.tsx'
import { SummaryList } from './SummaryList.tsx'

const rows = [
  { label: '供应商', value: '长风电子材料（集团）股份有限公司武汉光谷分公司' },
  { label: '金额', value: <Money value="1234567.89" unit /> },
  { label: '承诺付款日', value: <time dateTime="2027-03-01">2027年3月1日</time> },
  { label: '备注', value: '' },
]

const meta = {
  component: SummaryList,
  title: '数据/SummaryList 摘要',
  args: { title: '开立信息', rows },
} satisfies Meta<typeof SummaryList>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = { name: '只读：没有填的也写出“未填写”' }

export const Checking: Story = {
  name: '核对：每行“修改”都说明改什么',
  args: { rows: rows.map((row) => ({ ...row, change: { href: `#${row.label}` } })) },
}

export const WithoutTitle: Story = {
  name: '没有标题，修改就在本页',
  args: { title: '', rows: [{ label: '联系人', value: '李某', change: { onPress: () => {} } }] },
  render: ({ rows }) => <SummaryList rows={rows} />,
}
