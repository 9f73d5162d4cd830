import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  title: '信息/QrCode 二维码',
  args: {
    value: 'https://weixin.qq.com/r/jinpiao',
    alt: '微信公众号二维码：用微信扫一扫关注“金票服务号”',
    text: '用微信扫一扫，关注“金票服务号”。无法扫码时可复制链接。',
    linkLabel: '金票服务号',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = { name: '二维码说明用途和去处，旁边有同样的文字和链接' }

export const LongAddress: Story = {
  name: '地址很长、名字很长时不变形',
  args: {
    value: `https://example.com/app/download?channel=portal&platform=${'a'.repeat(200)}`,
    linkLabel: '长名称与生僻字新能源高端装备精密零部件制造有限责任公司客户端',
  },
}
