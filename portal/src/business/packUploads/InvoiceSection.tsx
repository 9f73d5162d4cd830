import { MAX_INVOICES } from '@jinpiao/contract/invoice'
import { type InvoiceRow, listInvoices } from '@jinpiao/contract/invoices'
import type { PackType } from '@jinpiao/contract/packs'
import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { flushSurface, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { formatMoney, sumMoney } from '@jinpiao/values/money'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { packHref } from '#portal/business/packs/packPages.ts'
import { refusalOfInvoice } from '#portal/business/trade/pooledInvoice.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { Failure } from '#portal/parts/Failure.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

import { invoiceSums } from './invoiceSums.ts'
import { type SectionOfPack, useSaveSection } from './useSaveSection.ts'
import { useUnsaved } from './useUnsaved.tsx'

interface InvoiceSectionProps {
  of: SectionOfPack
  /** Beside the list: how a further invoice is entered. */
  entry: ReactNode
}

/** 发票: those of the enterprise's own invoices that belong to the pack; chosen, not typed again. */
export function InvoiceSection({ of, entry }: InvoiceSectionProps) {
  const { t } = useTranslation('packUploads')
  const errorText = useErrorText()
  const { detail } = of
  const [chosen, setChosen] = useState<readonly InvoiceRow[]>(detail.invoices)
  /** Ticked in the list below and not yet taken: whoever presses 保存 means them, too. */
  const [ticked, setTicked] = useState<InvoiceRow[]>([])
  const [refusal, setRefusal] = useState<string>()
  const keys = chosen.map(({ pkInvoice }) => pkInvoice)
  const meant = [...keys, ...ticked.map(({ pkInvoice }) => pkInvoice)]
  const { release, question } = useUnsaved(meant.join() !== detail.payload.invoices.join())
  const saving = useSaveSection(of, release)
  function save() {
    const isTooMany = meant.length > MAX_INVOICES
    const isNothing = meant.length === 0 && detail.payload.invoices.length === 0
    setRefusal(isTooMany ? t('tooManyInvoices', { max: MAX_INVOICES }) : isNothing ? t('nothingChosen') : undefined)
    if (!isTooMany && !isNothing) saving.mutate({ invoices: meant })
  }
  return (
    <div className={layout.stack}>
      <Failure text={refusal ?? (saving.error === null ? undefined : errorText(saving.error))} />
      <section id="chosen" tabIndex={-1} aria-label={t('chosen')} className={`${surface} ${page.section}`}>
        <ChosenInvoices chosen={chosen} onChange={setChosen} />
        <Sums of={of} chosen={chosen} />
        <div className={css.footer}>
          <Button tone="primary" busy={saving.isPending} onPress={save}>
            {t('save')}
          </Button>
          <Link href={packHref(detail.application.pkApply)} kind="standalone">
            {t('toPack')}
          </Link>
        </div>
      </section>
      <section className={flushSurface}>
        <h2 className={`${page.heading} ${layout.flushHeading}`}>{t('pool')}</h2>
        <InvoicePool
          kind={of.kind}
          chosen={keys}
          entry={entry}
          selected={ticked}
          onSelect={setTicked}
          onChosen={(rows) => {
            setRefusal(undefined)
            setChosen([...chosen, ...rows])
            notify(t('taken', { count: rows.length }), 'info')
            document.getElementById('chosen')?.focus()
          }}
        />
      </section>
      {question}
    </div>
  )
}

interface ChosenProps {
  chosen: readonly InvoiceRow[]
  onChange: (chosen: readonly InvoiceRow[]) => void
}

function ChosenInvoices({ chosen, onChange }: ChosenProps) {
  const { t } = useTranslation('packUploads')
  const terms = useTerms()
  const columns = columnsOf<InvoiceRow>(
    ['invoiceNo', 'sellerName', 'buyerName', 'invoiceDate', 'amountWithTax', 'availableAmount'],
    { terms },
  )
  return (
    <DataTable
      caption={t('chosen')}
      columns={[
        ...columns,
        {
          id: 'remove',
          header: t('acts'),
          card: 'plain',
          cell: ({ pkInvoice, invoiceNo }) => (
            <Button
              size="small"
              context={invoiceNo}
              onPress={() => {
                onChange(chosen.filter((each) => each.pkInvoice !== pkInvoice))
                notify(t('removed', { name: terms.name('invoices'), invoiceNo }), 'info')
                document.getElementById('chosen')?.focus()
              }}
            >
              {t('remove')}
            </Button>
          ),
        },
      ]}
      rows={chosen}
      rowKey={({ pkInvoice }) => pkInvoice}
      rowName={({ invoiceNo }) => t('numbered', { name: terms.name('invoices'), number: invoiceNo })}
      empty={{ text: t('noneChosen') }}
    />
  )
}

/** What the invoices add up to and what of it is free, beside what the contracts are about. */
function Sums({ of: { detail }, chosen }: { of: SectionOfPack; chosen: readonly InvoiceRow[] }) {
  const { t } = useTranslation('packUploads')
  const { name } = useTerms()
  const { whole, used, free } = invoiceSums(chosen)
  const contracts = detail.payload.contracts.map(({ contractAmount }) => contractAmount)
  return (
    <p>
      <ProseText>
        {t('sums', {
          invoices: formatMoney(whole),
          usedName: name('usedAmount'),
          used: formatMoney(used),
          freeName: name('availableAmount'),
          free: formatMoney(free),
          name: name('contractAmount'),
          contracts: formatMoney(sumMoney(contracts.filter((amount) => amount !== ''))),
        })}
      </ProseText>
    </p>
  )
}

interface PoolProps {
  kind: PackType
  /** Keys of those that are chosen already. */
  chosen: readonly string[]
  entry: ReactNode
  selected: InvoiceRow[]
  onSelect: (rows: InvoiceRow[]) => void
  onChosen: (rows: readonly InvoiceRow[]) => void
}

/** Every invoice of the enterprise; why one cannot be chosen stands in its row (P21). */
function InvoicePool({ kind, chosen, entry, selected, onSelect, onChosen }: PoolProps) {
  const { t } = useTranslation('packUploads')
  const { name } = useTerms()
  const isTooMany = chosen.length + selected.length > MAX_INVOICES
  return (
    <ListView
      list={listInvoices}
      noun="invoices"
      caption={t('pool')}
      columns={[
        'invoiceNo',
        'sellerName',
        'buyerName',
        'invoiceDate',
        'amountWithTax',
        'availableAmount',
        'invoiceVerifyState',
      ]}
      filterLabel={t('poolFilters')}
      primaryFilters={['invoiceNo', 'sellerName', 'buyerName', 'invoiceDate']}
      sum="availableAmount"
      onFilter={() => onSelect([])}
      rowKey={({ pkInvoice }) => pkInvoice}
      rowName={({ invoiceNo }) => t('numbered', { name: name('invoices'), number: invoiceNo })}
      empty={{ text: t('poolEmpty') }}
      selection={{
        selected,
        onChange: onSelect,
        amount: ({ availableAmount }) => availableAmount,
        unselectableReason: refusalOf,
        actions: (
          <Button
            tone="primary"
            disabledReason={isTooMany ? t('tooManyInvoices', { max: MAX_INVOICES }) : undefined}
            onPress={() => {
              onChosen(selected)
              onSelect([])
            }}
          >
            {t('take', { count: selected.length })}
          </Button>
        ),
      }}
    >
      {() => <div className={layout.flushPart}>{entry}</div>}
    </ListView>
  )

  /** As the form will judge that takes them from the pack: an issue needs an invoice whole. */
  function refusalOf(invoice: InvoiceRow): string | undefined {
    const { pkInvoice, availableAmount } = invoice
    if (chosen.includes(pkInvoice)) return t('isChosen')
    const refusal = refusalOfInvoice(invoice, kind === 'FINANCE_PACK')
    if (refusal === undefined) return undefined
    if (refusal === 'invoiceFailed') return t('invoiceFailed')
    return availableAmount === '0.00'
      ? t('invoiceUsedUp')
      : t('invoicePartUsed', { free: formatMoney(availableAmount) })
  }
}
