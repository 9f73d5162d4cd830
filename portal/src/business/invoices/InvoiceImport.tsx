import type { DataOf } from '@jinpiao/contract/endpoint'
import { invoiceColumnOf, invoiceImportColumns, invoiceImportHeading } from '@jinpiao/contract/invoiceImport'
import { enterInvoices, invoiceTemplate, markInvoiceFile, readInvoiceFile } from '@jinpiao/contract/invoices'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { SheetUpload } from '#portal/business/sheets/SheetUpload.tsx'
import { call, download } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Read = DataOf<typeof readInvoiceFile>

/** 导入表格: template, sheet, what is wrong cell by cell; the correct rows are entered together. */
export function InvoiceImport({ backHref }: { backHref: string }) {
  const { t } = useTranslation(['invoices', 'routes'])
  const { language } = useTerms()
  const navigate = useNavigate()
  const onError = useFailureToast()
  const [found, setFound] = useState<Read>()
  const entering = useMutation({
    mutationFn: (read: Read) => call(enterInvoices, { body: { invoices: read.ok.map(({ invoice }) => invoice) } }),
    onSuccess: async ({ pkInvoices }) => {
      notify(t('entered', { count: pkInvoices.length }))
      await refresh('invoices')
      await navigate(backHref)
    },
    onError,
  })
  return (
    <div className={layout.stack}>
      <PageHead title={t('importSheet')} trail={[{ label: t('routes:invoices'), href: backHref }]} />
      <div className={`${surface} ${page.section}`}>
        <ol className={css.steps}>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
        <SheetUpload<Read>
          templateName={t('templateName')}
          template={() => download(invoiceTemplate, {})}
          read={(file, input) => call(readInvoiceFile, { file, ...input })}
          marked={(file) => download(markInvoiceFile, { file })}
          columnName={(field) => {
            const column = invoiceImportColumns[invoiceColumnOf(field)]
            return column && invoiceImportHeading(column.field, language)
          }}
          onRead={setFound}
        />
        {found && found.ok.length > 0 && (
          <>
            <RowTable rows={found.ok} />
            <div>
              <Button tone="primary" busy={entering.isPending} onPress={() => entering.mutate(found)}>
                {t('enterRows', { count: found.ok.length })}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function RowTable({ rows }: { rows: Read['ok'] }) {
  const { t } = useTranslation(['invoices', 'sheets'])
  const terms = useTerms()
  return (
    <DataTable
      caption={t('rows')}
      columns={[
        { id: 'row', header: t('sheets:row'), rowHeader: true, cell: ({ row }) => t('sheets:rowNumber', { row }) },
        {
          id: 'invoiceNo',
          header: terms.name('invoiceNo'),
          cell: ({ invoice }) => <CardNumber value={invoice.invoiceNo} />,
        },
        { id: 'date', header: terms.name('invoiceDate'), cell: ({ invoice }) => <DayText day={invoice.issueDate} /> },
        { id: 'seller', header: terms.name('sellerName'), card: 'party', cell: ({ invoice }) => invoice.sellerName },
        { id: 'buyer', header: terms.name('buyerName'), cell: ({ invoice }) => invoice.buyerName },
        {
          id: 'amount',
          header: terms.heading('amountWithTax'),
          card: 'amount',
          align: 'end',
          cell: ({ invoice: { amountWithTax } }, hasHeader) =>
            amountWithTax === '' ? '—' : <Money value={amountWithTax} unit={!hasHeader} />,
        },
      ]}
      rows={rows}
      rowKey={({ row }) => String(row)}
      rowName={({ row }) => t('sheets:rowNumber', { row })}
      empty={{ text: '' }}
    />
  )
}
