import { type InvoiceRow, listInvoices, MAX_CHECKED } from '@jinpiao/contract/invoices'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { CheckState } from '#portal/business/invoices/CheckState.tsx'
import { DeleteInvoice, isAskable, useIsKeeper } from '#portal/business/invoices/InvoiceActions.tsx'
import { InvoiceDialog } from '#portal/business/invoices/InvoiceDialog.tsx'
import { InvoiceImport } from '#portal/business/invoices/InvoiceImport.tsx'
import { InvoiceView } from '#portal/business/invoices/InvoiceView.tsx'
import { useAwaitedChecks, useInvoiceCheck } from '#portal/business/invoices/useInvoiceCheck.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Address of the import among those of the single invoices. */
const IMPORT = 'import'

/** 发票明细: the enterprise's invoices; one of them (`?id=`), or the import of a sheet (`?id=import`). */
export default function InvoicesPage() {
  const { t } = useTranslation('invoices')
  const [parameters] = useSearchParams()
  const name = useTerms().name('invoices')
  const hrefOf = useDetailHref('id')
  const isKeeper = useIsKeeper()
  const [selected, setSelected] = useState<InvoiceRow[]>([])
  const checking = useInvoiceCheck(() => setSelected([]))
  const id = parameters.get('id') ?? ''
  useDetailFocus(id)
  if (id === IMPORT && isKeeper) return <InvoiceImport backHref={hrefOf()} />
  if (id !== '') return <InvoiceView pkInvoice={id} backHref={hrefOf()} />
  return (
    <ListPage
      route="invoices"
      list={listInvoices}
      noun="invoices"
      actions={isKeeper && <Entry importHref={hrefOf(IMPORT)} />}
      columns={[
        'invoiceNo',
        { key: 'invoiceCode', secondary: true },
        'sellerName',
        'buyerName',
        'invoiceDate',
        'amountWithTax',
        { key: 'taxAmount', secondary: true },
        { key: 'usedAmount', secondary: true },
        'availableAmount',
        { key: 'invoiceVerifyState', cell: (invoice) => <CheckState invoice={invoice} /> },
        ...(isKeeper
          ? [
              {
                id: 'actions',
                header: t('acts'),
                card: 'plain' as const,
                cell: (invoice: InvoiceRow) =>
                  invoice.isUnused ? <DeleteInvoice invoice={invoice} /> : <span className={css.noActs}>—</span>,
              },
            ]
          : []),
      ]}
      filterLabel={t('filters')}
      primaryFilters={['invoiceNo', 'invoiceDate', 'invoiceVerifyState']}
      sum={listInvoices.list.sums}
      rowKey={({ pkInvoice }) => pkInvoice}
      rowName={({ invoiceNo: no }) => t('rowName', { name, no })}
      hrefOf={({ pkInvoice }) => hrefOf(pkInvoice)}
      empty={{ text: t('empty') }}
      selection={
        isKeeper
          ? {
              selected,
              onChange: setSelected,
              amount: ({ amountWithTax }) => amountWithTax,
              unselectableReason: (invoice) => (isAskable(invoice) ? undefined : t('notAskable')),
              actions: (
                <Button
                  tone="primary"
                  busy={checking.isPending}
                  disabledReason={selected.length > MAX_CHECKED ? t('tooMany', { max: MAX_CHECKED }) : undefined}
                  onPress={() => checking.mutate(selected.map(({ pkInvoice }) => pkInvoice))}
                >
                  {t('verify', { count: selected.length })}
                </Button>
              ),
            }
          : undefined
      }
    >
      {({ list }) => <AwaitedChecks rows={list} />}
    </ListPage>
  )
}

/** Entry of one invoice, or of a sheet, for those who keep invoices. */
function Entry({ importHref }: { importHref: string }) {
  const { t } = useTranslation('invoices')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link href={importHref} kind="secondary">
        {t('importSheet')}
      </Link>
      <Button tone="primary" onPress={() => setOpen(true)}>
        {t('add')}
      </Button>
      <InvoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** What is being checked is asked for again. */
function AwaitedChecks({ rows }: { rows: readonly InvoiceRow[] }) {
  useAwaitedChecks(rows)
  return null
}
