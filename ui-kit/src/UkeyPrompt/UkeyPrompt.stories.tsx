import { spokenDate } from '@jinpiao/values/spoken'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Money } from '../Money/Money.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { SummaryList } from '../SummaryList/SummaryList.tsx'
import { another, type FakeOptions, fakeAdapter, mine, ukeyError } from './fakeAdapter.ts'
import { UkeyPrompt, type UkeyPromptProps } from './UkeyPrompt.tsx'

const entries = [
  { code: 'SQ20261121000012', supplier: '安禾五金制品厂', amount: '500000.00', due: '2027-03-01' },
  { code: 'SQ20261121000013', supplier: '江城精密铸造有限公司', amount: '334567.89', due: '2027-03-01' },
  { code: 'SQ20261121000014', supplier: '长风电子材料（集团）股份有限公司', amount: '400000.00', due: '2027-04-15' },
]

const original = `金票平台签名原文 v1
业务：金票开立复核   动作：复核通过
企业：江城精铸有限公司 91430000MA4L0001X0
签名人：李某 (主管岗) 证书尾号 1234
时间：2026-11-21T09:30:00+08:00   有效至：2026-11-21T09:40:00+08:00
随机数：01JD3K7QW2
共 3 笔，合计 1,234,567.89 元（壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分）
1|SQ20261121000012|v3|供应商 安禾五金制品厂|500,000.00|2027-03-01|sha256:9f2c
2|SQ20261121000013|v1|供应商 江城精密铸造有限公司|334,567.89|2027-03-01|sha256:1a77
3|SQ20261121000014|v1|供应商 长风电子材料（集团）股份有限公司|400,000.00|2027-04-15|sha256:c03e`

type Props = UkeyPromptProps<string>

/** Each has a key of its own: what is plugged does not carry over. */
function Opener({ fake, ...props }: Omit<Props, 'adapter' | 'onClose'> & Partial<Props> & { fake?: FakeOptions }) {
  const [adapter] = useState(() => fakeAdapter(fake))
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>签名并提交</Button>
      <UkeyPrompt
        {...props}
        adapter={adapter}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose?.()
        }}
      />
    </>
  )
}

const meta: Meta<Props> = {
  component: UkeyPrompt,
  title: '浮层/UkeyPrompt 签名',
  args: {
    isOpen: false,
    title: '签名并提交 3 笔金票开立',
    count: 3,
    total: '1234567.89',
    original,
    certSerialNo: mine.certSerialNo,
    suffix: mine.suffix,
    post: '主管',
    details: (
      <DataTable
        caption="签名的金票"
        rows={entries}
        rowKey={({ code }) => code}
        rowName={({ code }) => code}
        empty={{ text: '' }}
        columns={[
          { id: 'code', header: '申请编号', rowHeader: true, cell: ({ code }) => code },
          { id: 'supplier', header: '供应商', cell: ({ supplier }) => supplier },
          { id: 'amount', header: '金额（元）', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
          {
            id: 'due',
            header: '承诺付款日',
            cell: ({ due }) => (
              <time dateTime={due}>
                <SpokenText visible={due} spoken={spokenDate(due)} />
              </time>
            ),
          },
        ]}
      />
    ),
    onSigned: async () => {},
    help: {
      DRIVER_VERSION: { label: '下载 UKEY 驱动', href: '#driver' },
      AGENT_ABSENT: { label: '下载 UKEY 驱动', href: '#driver' },
      LNA_DENIED: { label: '如何允许', href: '#allow' },
      UNTRUSTED: { label: '查看安装说明', href: '#driver' },
      PIN_LOCKED: { label: '办理 UKEY 解锁', href: '#reset' },
      NOT_BOUND: { label: '查看绑定说明', href: '#bind' },
    },
  },
  render: (args) => <Opener {...args} />,
}
export default meta
type Story = StoryObj<Props>

export const Ready: Story = { name: '已识别：先读签什么，再输入密码' }
export const Detecting: Story = {
  name: '检测超过一秒才说',
  render: (args) => <Opener {...args} fake={{ plugged: 'waiting' }} />,
}
export const NotInserted: Story = {
  name: '没有插入：说尾号和岗位',
  render: (args) => <Opener {...args} fake={{ plugged: [] }} />,
}
export const Multiple: Story = {
  name: '插了两把',
  render: (args) => <Opener {...args} fake={{ plugged: [mine, another] }} />,
}
export const WrongCertificate: Story = {
  name: '插错了：说当前和应有的尾号',
  render: (args) => <Opener {...args} fake={{ plugged: [another] }} />,
}
export const NotBound: Story = { name: '没有绑定', render: (args) => <Opener {...args} certSerialNo={undefined} /> }
export const Expired: Story = {
  name: '证书到期',
  render: (args) => <Opener {...args} fake={{ plugged: [{ ...mine, notAfter: '2026-01-01T00:00:00+08:00' }] }} />,
}
export const AgentAbsent: Story = {
  name: '没有驱动程序：给下载的链接',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('AGENT_ABSENT') }} />,
}
export const BrowserForbids: Story = {
  name: '浏览器不允许：给怎样允许的链接',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('LNA_DENIED') }} />,
}
export const Untrusted: Story = {
  name: '驱动程序不信任本站',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('UNTRUSTED') }} />,
}
export const DriverVersion: Story = {
  name: '驱动版本不符',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('DRIVER_VERSION') }} />,
}
export const NoCertificate: Story = {
  name: '没有证书',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('NO_CERT') }} />,
}
export const ChainInvalid: Story = {
  name: '证书链无效',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('CHAIN_INVALID') }} />,
}
export const Signing: Story = {
  name: '正在签名：不能取消，并说明',
  render: (args) => <Opener {...args} fake={{ signing: 'waiting' }} />,
}
export const PinIncorrect: Story = {
  name: '密码错误：说还剩几次，可以再试',
  render: (args) => (
    <Opener
      {...args}
      fake={{
        signing: [ukeyError('PIN_INCORRECT', { attemptsLeft: 4 })],
      }}
    />
  ),
}
export const PinLocked: Story = {
  name: '密码锁定',
  render: (args) => <Opener {...args} fake={{ signing: [ukeyError('PIN_LOCKED')] }} />,
}
export const Removed: Story = {
  name: '签名时拔出',
  render: (args) => <Opener {...args} fake={{ signing: [ukeyError('REMOVED')] }} />,
}
export const TimedOut: Story = {
  name: '超时可以重试',
  render: (args) => <Opener {...args} fake={{ signing: [ukeyError('TIMEOUT')] }} />,
}
export const SubmitFailed: Story = {
  name: '提交失败：服务器的话照原样，不用再输密码',
  render: (args) => (
    <Opener {...args} onSigned={() => Promise.reject(new Error('系统正忙，本次操作没有执行，请稍后重试'))} />
  ),
}
export const SubmitRefused: Story = {
  name: '提交被拒绝、再提交也没有用：只有“关闭”',
  render: (args) => (
    <Opener
      {...args}
      onSigned={() => Promise.reject(new Error('签名已超过有效期，请重新签名'))}
      canSubmitAgain={() => false}
    />
  ),
}
export const DriverWindow: Story = {
  name: '密码在驱动的窗口里输：先说',
  render: (args) => <Opener {...args} fake={{ pinEntry: 'driver', signing: 'waiting' }} />,
}
export const WindowMissed: Story = {
  name: '没有看到驱动的窗口：五秒后给它的链接，可以取消',
  render: (args) => (
    <Opener
      {...args}
      fake={{ pinEntry: 'driver', signing: 'waiting', window: 'http://127.0.0.1:28317/confirm/0a1b' }}
    />
  ),
}
export const Simulated: Story = {
  name: '演示环境：写明是模拟签名',
  render: (args) => <Opener {...args} fake={{ pinEntry: 'none', plugged: [] }} simulated />,
}

export const OpenReady: Story = { name: '打开着：已识别', render: (args) => <Opener {...args} isOpen /> }
export const OpenWrong: Story = {
  name: '打开着：插错了',
  render: (args) => <Opener {...args} fake={{ plugged: [another] }} isOpen />,
}
export const OpenAbsent: Story = {
  name: '打开着：没有驱动',
  render: (args) => <Opener {...args} fake={{ plugged: ukeyError('AGENT_ABSENT') }} isOpen />,
}
export const OpenSimulated: Story = {
  name: '打开着：模拟签名',
  render: (args) => <Opener {...args} fake={{ pinEntry: 'none' }} simulated isOpen />,
}

export const OneEntry: Story = {
  name: '只签一笔：用摘要',
  render: (args) => (
    <Opener
      {...args}
      isOpen
      title="签名并提交签收"
      count={1}
      total="500000.00"
      details={
        <SummaryList
          rows={[
            { label: '金票编号', value: 'JP2026000101' },
            { label: '付款方', value: '江城精铸有限公司' },
            { label: '承诺付款日', value: <time dateTime="2027-03-01">2027年3月1日</time> },
          ]}
        />
      }
    />
  ),
}
