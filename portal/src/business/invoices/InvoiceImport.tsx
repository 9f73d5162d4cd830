import type { DataOf } from '@jinpiao/contract/endpoint'
import { invoiceColumnOf, invoiceImportColumns } from '@jinpiao/contract/invoiceImport'
import { enterInvoices, invoiceTemplate, markInvoiceFile, readInvoiceFile } from '@jinpiao/contract/invoices'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { SheetImport } from '#portal/business/sheets/SheetImport.tsx'
import { call, download } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Read = DataOf<typeof readInvoiceFile>

/** 导入表格: the correct rows are entered together. */
export function InvoiceImport({ backHref }: { backHref: string }) {
  const { t } = useTranslation(['invoices', 'routes'])
  const { language } = useTerms()
  return (
    <SheetImport<Read>
      title={t('importSheet')}
      list={{ label: t('routes:invoices'), href: backHref }}
      steps={[t('step1'), t('step2'), t('step3')]}
      sheet={{
        templateName: t('templateName'),
        template: () => download(invoiceTemplate, {}),
        read: (file, sending) => call(readInvoiceFile, { file, ...sending }),
        marked: (file, sending) => download(markInvoiceFile, { file, ...sending }),
        columnName: (field) => {
          const column = invoiceImportColumns[invoiceColumnOf(field)]
          return column && columnHeading(column, language)
        },
      }}
      rows={({ ok }) => <RowTable rows={ok} />}
      addLabel={({ ok }) => t('enterRows', { count: ok.length })}
      add={async ({ ok }) => {
        const { pkInvoices } = await call(enterInvoices, { body: { invoices: ok.map(({ invoice }) => invoice) } })
        await refresh('invoices')
        return t('entered', { count: pkInvoices.length })
      }}
    />
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
