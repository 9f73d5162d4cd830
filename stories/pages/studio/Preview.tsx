import type { StudioPlatform } from '@jinpiao/themes/designTokens'
import type { ThemeMode } from '@jinpiao/themes/modes'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import { customProperty } from '@jinpiao/themes/stylesheet'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type CSSProperties, useId, useState } from 'react'
import * as css from './Studio.css.ts'
import { modeNames } from './words.ts'

const rows = [
  { code: 'JP20261120000008', amount: '1234567.89', tone: 'info', state: '待签收' },
  { code: 'JP20261121000003', amount: '80160.85', tone: 'success', state: '已签收' },
] as const

const columns: Column<(typeof rows)[number]>[] = [
  {
    id: 'code',
    header: '金票编号',
    rowHeader: true,
    cell: ({ code }) => (
      <Link href={`#${code}`} kind="standalone">
        {code}
      </Link>
    ),
  },
  { id: 'amount', header: '金额（元）', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { id: 'state', header: '状态', cell: ({ tone, state }) => <StatusTag tone={tone}>{state}</StatusTag> },
]

interface PreviewProps {
  platform: StudioPlatform
  mode: ThemeMode
  /** A safe address, or empty. */
  logo: string
}

/** Header, form, table, dialog and footer of a platform, in one mode, whatever the page around them has. */
export function Preview({ platform, mode, logo }: PreviewProps) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [amount, setAmount] = useState('1234567.89')
  const { vars } = resolveTheme(platform, mode)
  const properties = Object.fromEntries(
    Object.entries(vars).map(([role, color]) => [customProperty(role as keyof typeof vars), color]),
  )
  const colorScheme = mode.endsWith('dark') ? 'dark' : 'light'
  const close = () => setOpen(false)

  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId} className={css.sectionTitle}>
        {modeNames[mode]}
      </h2>
      <div className={css.preview} style={{ ...properties, colorScheme } as CSSProperties}>
        <div className={css.topBar}>
          <span className={css.brand}>
            {logo !== '' && <img src={logo} alt="" className={css.logo} />}
            {platform.platformName}
          </span>
          <span>首页</span>
          <span>新增开立</span>
        </div>
        <div className={css.body}>
          <Banner tone="warning" title={`请注意（${modeNames[mode]}）`} headingLevel={3}>
            <p>承诺付款日是节假日，实际付款日为 2026年12月1日。</p>
          </Banner>
          <TextField label="合同名称" defaultValue="年度采购合同" description="与上传的合同一致" />
          <TextField label="合同编号" error="请输入合同编号" isRequired />
          <MoneyField label="金额（元）" value={amount} onChange={setAmount} showWords />
          <div className={css.actions}>
            <Button tone="primary" onPress={() => setOpen(true)}>
              提交
            </Button>
            <Button>保存草稿</Button>
            <Button tone="quiet">取消</Button>
            <Button tone="danger">拒绝</Button>
            <Button disabledReason="额度已到期">开立</Button>
          </div>
          <DataTable
            caption={`持有的金票（${modeNames[mode]}）`}
            columns={columns}
            rows={[...rows]}
            rowKey={({ code }) => code}
            rowName={({ code }) => `金票 ${code}`}
            empty={{ text: '没有金票' }}
          />
        </div>
        <div className={css.tailBar}>
          <span>客服热线 400-111-5318（工作日 9:00-18:00）</span>
          <span>版权所有 {platform.platformName}</span>
        </div>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="提交开立申请"
        actions={
          <>
            <Button onPress={close}>取消</Button>
            <Button tone="primary" onPress={close}>
              确认提交
            </Button>
          </>
        }
      >
        <p>对话框使用整页的模式，在工具栏里切换。</p>
      </Dialog>
    </section>
  )
}
