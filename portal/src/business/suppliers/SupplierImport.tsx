import type { DataOf } from '@jinpiao/contract/endpoint'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { supplierColumnOf, supplierImportColumns } from '@jinpiao/contract/supplierImport'
import { addSuppliers, markSupplierFile, readSupplierFile, supplierTemplate } from '@jinpiao/contract/suppliers'
import { yesOrNo } from '@jinpiao/contract/words'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { useTranslation } from 'react-i18next'
import { SheetImport } from '#portal/business/sheets/SheetImport.tsx'
import { call, download } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Read = DataOf<typeof readSupplierFile>

/** 导入表格: the correct rows are added together. */
export function SupplierImport({ backHref }: { backHref: string }) {
  const { t } = useTranslation(['suppliers', 'routes'])
  const { language } = useTerms()
  return (
    <SheetImport<Read>
      title={t('importSheet')}
      list={{ label: t('routes:suppliers'), href: backHref }}
      steps={[t('step1'), t('step2'), t('step3')]}
      sheet={{
        templateName: t('templateName'),
        template: () => download(supplierTemplate, {}),
        read: (file, sending) => call(readSupplierFile, { file, ...sending }),
        marked: (file, sending) => download(markSupplierFile, { file, ...sending }),
        columnName: (field) => {
          const column = supplierImportColumns[supplierColumnOf(field)]
          return column && columnHeading(column, language)
        },
      }}
      rows={({ ok }) => <RowTable rows={ok} />}
      addLabel={({ ok }) => t('addRows', { count: ok.length })}
      add={async ({ ok }) => {
        const { pkSuppliers } = await call(addSuppliers, { body: { suppliers: ok.map(({ supplier }) => supplier) } })
        await refresh('suppliers')
        return t('imported', { count: pkSuppliers.length })
      }}
    />
  )
}

function RowTable({ rows }: { rows: Read['ok'] }) {
  const { t } = useTranslation(['suppliers', 'sheets'])
  const { name, words } = useTerms()
  return (
    <DataTable
      caption={t('rows')}
      columns={[
        { id: 'row', header: t('sheets:row'), rowHeader: true, cell: ({ row }) => t('sheets:rowNumber', { row }) },
        { id: 'name', header: name('corpName'), card: 'party', cell: ({ supplier }) => supplier.corpName },
        {
          id: 'code',
          header: name('creditCode'),
          cell: ({ supplier }) => <CardNumber value={supplier.creditCode} />,
        },
        { id: 'contact', header: name('contactName'), cell: ({ supplier }) => supplier.contactName },
        { id: 'mobile', header: name('contactMobile'), cell: ({ supplier }) => supplier.contactMobile },
        { id: 'level', header: name('isFirstLevel'), cell: ({ supplier }) => words(yesOrNo(supplier.isFirstLevel)) },
      ]}
      rows={rows}
      rowKey={({ row }) => String(row)}
      rowName={({ row }) => t('sheets:rowNumber', { row })}
      empty={{ text: '' }}
    />
  )
}
