import { loadPlatformFrame } from '@jinpiao/portal/app/shell/platformFrame'
import type { ThemeMode } from '@jinpiao/themes/modes'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import type { ColorRole } from '@jinpiao/themes/shape'
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
import { type CSSProperties, lazy, Suspense, useId, useRef, useState } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import * as css from './Studio.css.ts'
import { modeNames, sample } from './words.ts'

const PlatformFrame = lazy(loadPlatformFrame)

const rows = [
  { code: 'JP20261120000008', amount: '1234567.89', tone: 'info', state: sample.waiting },
  { code: 'JP20261121000003', amount: '80160.85', tone: 'success', state: sample.accepted },
] as const

const columns: Column<(typeof rows)[number]>[] = [
  {
    id: 'code',
    header: sample.code,
    rowHeader: true,
    cell: ({ code }) => (
      <Link href={`#${code}`} kind="standalone">
        {code}
      </Link>
    ),
  },
  { id: 'amount', header: sample.amount, align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { id: 'state', header: sample.state, cell: ({ tone, state }) => <StatusTag tone={tone}>{state}</StatusTag> },
]

interface PreviewProps {
  platform: PlatformDocument
  mode: ThemeMode
}

/** The portal's header and footer with form, table and dialog, in one mode, whatever the page around them has. */
export function Preview({ platform, mode }: PreviewProps) {
  const titleId = useId()
  const overlays = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { vars } = resolveTheme(platform, mode)
  const properties = Object.fromEntries(
    Object.entries(vars).map(([role, color]) => [customProperty(role as ColorRole), color]),
  )
  const colorScheme = mode.endsWith('dark') ? 'dark' : 'light'
  const close = () => setOpen(false)

  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId} className={css.sectionTitle}>
        {modeNames[mode]}
      </h2>
      <div className={css.preview} style={{ ...properties, colorScheme } as CSSProperties}>
        {/* What opens over the page is put where the preview's colours are, not at the end of the document. */}
        <PortalProvider getContainer={() => overlays.current}>
          <Suspense>
            <PlatformFrame platform={platform}>
              <Page mode={mode} onSubmit={() => setOpen(true)} />
            </PlatformFrame>
          </Suspense>
          <Dialog
            isOpen={isOpen}
            onClose={close}
            title={sample.dialog}
            actions={
              <>
                <Button onPress={close}>{sample.cancel}</Button>
                <Button tone="primary" onPress={close}>
                  {sample.confirm}
                </Button>
              </>
            }
          >
            <p>{sample.dialogText}</p>
          </Dialog>
        </PortalProvider>
        <div ref={overlays} />
      </div>
    </section>
  )
}

function Page({ mode, onSubmit }: { mode: ThemeMode; onSubmit: () => void }) {
  const [amount, setAmount] = useState('1234567.89')
  return (
    <div className={css.body}>
      <Banner tone="warning" title={sample.attention(modeNames[mode])} headingLevel={3}>
        <p>{sample.holiday}</p>
      </Banner>
      <TextField label={sample.contract} defaultValue={sample.contractValue} description={sample.contractAbout} />
      <TextField label={sample.number} error={sample.numberMissing} isRequired />
      <MoneyField label={sample.amount} value={amount} onChange={setAmount} showWords />
      <div className={css.actions}>
        <Button tone="primary" onPress={onSubmit}>
          {sample.submit}
        </Button>
        <Button>{sample.draft}</Button>
        <Button tone="quiet">{sample.cancel}</Button>
        <Button tone="danger">{sample.refuse}</Button>
        <Button disabledReason={sample.expired}>{sample.open}</Button>
      </div>
      <DataTable
        caption={sample.tickets(modeNames[mode])}
        columns={columns}
        rows={[...rows]}
        rowKey={({ code }) => code}
        rowName={({ code }) => sample.ticket(code)}
        empty={{ text: sample.none }}
      />
    </div>
  )
}
