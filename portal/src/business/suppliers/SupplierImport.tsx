import type { DataOf } from '@jinpiao/contract/endpoint'
import { supplierColumnOf, supplierImportColumns, supplierImportHeading } from '@jinpiao/contract/supplierImport'
import { addSuppliers, markSupplierFile, readSupplierFile, supplierTemplate } from '@jinpiao/contract/suppliers'
import { yesOrNo } from '@jinpiao/contract/words'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { SheetUpload } from '#portal/business/sheets/SheetUpload.tsx'
import { call, download } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Read = DataOf<typeof readSupplierFile>

/** 导入表格: template, sheet, what is wrong cell by cell; the correct rows are added together. */
export function SupplierImport({ backHref }: { backHref: string }) {
  const { t } = useTranslation(['suppliers', 'routes'])
  const { language } = useTerms()
  const navigate = useNavigate()
  const onError = useFailureToast()
  const [found, setFound] = useState<Read>()
  const adding = useMutation({
    mutationFn: (read: Read) => call(addSuppliers, { body: { suppliers: read.ok.map(({ supplier }) => supplier) } }),
    onSuccess: async ({ pkSuppliers }) => {
      notify(t('imported', { count: pkSuppliers.length }))
      await refresh('suppliers')
      await navigate(backHref)
    },
    onError,
  })
  return (
    <div className={layout.stack}>
      <PageHead title={t('importSheet')} trail={[{ label: t('routes:suppliers'), href: backHref }]} />
      <div className={`${surface} ${page.section}`}>
        <ol className={css.steps}>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
        <SheetUpload<Read>
          templateName={t('templateName')}
          template={() => download(supplierTemplate, {})}
          read={(file, input) => call(readSupplierFile, { file, ...input })}
          marked={(file) => download(markSupplierFile, { file })}
          columnName={(field) => {
            const column = supplierImportColumns[supplierColumnOf(field)]
            return column && supplierImportHeading(column.field, language)
          }}
          onRead={setFound}
        />
        {found && found.ok.length > 0 && (
          <>
            <RowTable rows={found.ok} />
            <div>
              <Button tone="primary" busy={adding.isPending} onPress={() => adding.mutate(found)}>
                {t('addRows', { count: found.ok.length })}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
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
