import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../Money/Money.tsx'
import { PrintButton, PrintDocument, PrintSheets } from './PrintDocument.tsx'

const meta = {
  component: PrintDocument,
  title: '数据/PrintDocument 可打印凭证',
  args: {
    issuer: '金票平台',
    title: '开立凭证',
    number: '编号 JP20261120000008',
    facts: [
      { label: '开立方', value: '中建西部建设股份有限公司' },
      { label: '金额（元）', value: <Money value="1234567.89" />, isMain: true },
      { label: '申请编号', value: 'KL20261120000012' },
    ],
    children: <p>本凭证由平台生成，摘要用于核对签名。</p>,
  },
} satisfies Meta<typeof PrintDocument>
export default meta
type Story = StoryObj<typeof meta>

export const Voucher: Story = { name: '标题、编号、事实逐条读出' }

export const TwoParties: Story = {
  name: '双方、校验码、盖章处、小字摘要',
  args: {
    code: '校验码：3F9A-0C12-77BE',
    parties: [
      { label: '付款方', name: '华岳重工股份有限公司' },
      { label: '收款方', name: '江城精铸有限公司' },
    ],
    seals: ['华岳重工股份有限公司（盖章处）', '江城精铸有限公司（盖章处）'],
    fine: <p>校验摘要（SHA-256） 01234567 89ABCDEF</p>,
  },
}

export const WithButton: Story = {
  name: '打印按钮不在纸上',
  render: (args) => (
    <>
      <PrintButton />
      <PrintDocument {...args} />
    </>
  ),
}

export const Several: Story = {
  name: '几份凭证，打印时各占一页',
  render: (args) => (
    <PrintSheets>
      <PrintDocument {...args} />
      <PrintDocument {...args} number="编号 JP20261120000009" />
    </PrintSheets>
  ),
}

export const LongText: Story = {
  name: '文字很长时换行',
  args: {
    facts: [
      {
        label: '基础合同',
        value:
          '长名称与生僻字新能源高端装备精密零部件制造有限责任公司采购框架合同补充协议 CONTRACT-20261120-000000000000008',
      },
    ],
  },
}
