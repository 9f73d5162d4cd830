import type { DataOf } from '@jinpiao/contract/endpoint'
import { flowOf } from '@jinpiao/contract/flow'
import { getInvoice } from '@jinpiao/contract/invoices'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { CheckState } from './CheckState.tsx'
import { DeleteInvoice, isAskable, useIsKeeper } from './InvoiceActions.tsx'
import { useAwaitedChecks, useInvoiceCheck } from './useInvoiceCheck.ts'

type Invoice = DataOf<typeof getInvoice>
interface InvoiceViewProps {
  pkInvoice: string
  /** The list that one came from. */
  backHref: string
}

/** One invoice: what stands on it, what the tax office says, which of the enterprise's applications it backs. */
export function InvoiceView({ pkInvoice, backHref }: InvoiceViewProps) {
  const { t } = useTranslation(['invoices', 'routes'])
  const name = useTerms().name('invoices')
  const query = useQuery(queryOf('invoices', getInvoice, { params: { pkInvoice } }))
  useAwaitedChecks(query.data ? [query.data] : none)
  return (
    <DetailPage
      query={query}
      title={query.data ? t('rowName', { name, no: query.data.invoiceNo }) : name}
      trail={[{ label: t('routes:invoices'), href: backHref }]}
      tag={query.data && <CheckState invoice={{ ...query.data, verifyNote: '' }} />}
    >
      {(invoice) => <InvoiceBody invoice={invoice} backHref={backHref} />}
    </DetailPage>
  )
}

const none: readonly Invoice[] = []

function InvoiceBody({ invoice, backHref }: { invoice: Invoice; backHref: string }) {
  const { t } = useTranslation('invoices')
  const { name } = useTerms()
  const navigate = useNavigate()
  const isKeeper = useIsKeeper()
  const checking = useInvoiceCheck()
  const { pkInvoice, invoiceNo, invoiceCode, taxAmount, verifyNote, verifiedAt, invoiceVerifyState } = invoice
  return (
    <div className={layout.stack}>
      {invoiceVerifyState === 'CHECKING' && <p>{t('checking')}</p>}
      <FactSheet
        title={t('facts')}
        rows={[
          { label: name('invoiceNo'), value: <CardNumber value={invoiceNo} /> },
          ...(invoiceCode === '' ? [] : [{ label: name('invoiceCode'), value: <CardNumber value={invoiceCode} /> }]),
          { label: name('invoiceDate'), value: <DayText day={invoice.invoiceDate} /> },
          { label: name('sellerName'), value: invoice.sellerName },
          { label: name('buyerName'), value: invoice.buyerName },
          { label: name('amountWithTax'), value: <Money value={invoice.amountWithTax} unit /> },
          ...(taxAmount === null ? [] : [{ label: name('taxAmount'), value: <Money value={taxAmount} unit /> }]),
          { label: name('usedAmount'), value: <Money value={invoice.usedAmount} unit /> },
          { label: name('availableAmount'), value: <Money value={invoice.availableAmount} unit /> },
          ...(verifyNote === '' ? [] : [{ label: name('verifyNote'), value: verifyNote }]),
          ...(verifiedAt === null ? [] : [{ label: t('verifiedAt'), value: <MomentText at={verifiedAt} /> }]),
        ]}
      />
      <section className={surface}>
        <UseTable uses={invoice.uses} />
      </section>
      {isKeeper && (
        <div data-page-bar="" className={layout.actionBar}>
          <Button
            busy={checking.isPending}
            disabledReason={isAskable(invoice) ? undefined : t('notAskable')}
            onPress={() => checking.mutate([pkInvoice])}
          >
            {t('verifyOne')}
          </Button>
          <DeleteInvoice invoice={invoice} size="regular" onDeleted={() => void navigate(backHref)} />
        </div>
      )}
    </div>
  )
}

function UseTable({ uses }: { uses: Invoice['uses'] }) {
  const { t } = useTranslation('invoices')
  const { name, heading, words } = useTerms()
  return (
    <DataTable
      caption={t('uses')}
      columns={[
        {
          id: 'applyNo',
          header: name('applyNo'),
          rowHeader: true,
          cell: (use) => <NumberLink term="applyNo" of={use} no={use.applyNo} />,
        },
        { id: 'type', header: name('businessType'), cell: ({ businessType }) => words(flowOf(businessType).name) },
        { id: 'party', header: name('counterpartyName'), card: 'party', cell: (use) => use.counterpartyName || '—' },
        {
          id: 'used',
          header: heading('usedAmount'),
          card: 'amount',
          align: 'end',
          cell: ({ usedAmount }, hasHeader) => <Money value={usedAmount} unit={!hasHeader} />,
        },
        { id: 'open', header: t('occupied'), cell: ({ isOpen }) => t(isOpen ? 'isOpen' : 'isFree') },
      ]}
      rows={uses}
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo }) => applyNo}
      empty={{ text: t('noUses') }}
    />
  )
}
