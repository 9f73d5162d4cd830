import type { SheetError, SheetSeen } from '@jinpiao/contract/sheets'
import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { contractFiles } from '#portal/business/trade/uploads.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { isToChoose, SeenSheet } from './SeenSheet.tsx'
import { type Sending, useSheet } from './useSheet.ts'

/** What the server reads of a sheet: nothing is stored. */
export interface SheetAnswer {
  ok: readonly unknown[]
  errors: readonly SheetError[]
  seen: SheetSeen
}

export interface SheetUploadProps<Read extends SheetAnswer> {
  templateName: string
  template: () => Promise<Blob>
  read: (file: File, sending: Sending) => Promise<Read>
  marked: (file: File, sending: Sending) => Promise<Blob>
  /** Heading of the column of a field; undefined: it is in none. */
  columnName: (field: string) => string | undefined
  /** What has been read; undefined: the sheet was taken away. */
  onRead: (found: Read | undefined) => void
  /** What a later check has found in the rows that were read. */
  problems?: readonly SheetError[]
  /** What that check has failed of, in words. */
  failure?: string | undefined
}

/** Template, upload, and what is wrong in the uploaded sheet cell by cell. Its correct rows are the page's. */
export function SheetUpload<Read extends SheetAnswer>(props: SheetUploadProps<Read>) {
  const { t } = useTranslation('sheets')
  const errorText = useErrorText()
  const sheet = useSheet<Read>({
    read: props.read,
    onRead: (read) => {
      setFailure(undefined)
      props.onRead(read)
    },
  })
  const { held } = sheet
  const found = held?.found
  const [failure, setFailure] = useState<string>()
  const onMutate = () => setFailure(undefined)
  const onError = (error: Error) => setFailure(errorText(error))
  const template = useMutation({
    mutationFn: props.template,
    onMutate,
    onSuccess: (blob) => saveBlob(blob, props.templateName),
    onError,
  })
  const marked = useMutation({
    mutationFn: ({ file, query }: NonNullable<typeof held>) => props.marked(file, { query }),
    onMutate,
    onSuccess: (blob, { file }) => saveBlob(blob, t('markedName', { name: file.name.replace(/\.xlsx$/i, '') })),
    onError,
  })
  const wrong = found?.errors ?? []
  const errors = [...wrong, ...(props.problems ?? [])]
  return (
    <>
      <div>
        <Button icon={<Download {...iconProps} />} busy={template.isPending} onPress={() => template.mutate()}>
          {t('template')}
        </Button>
      </div>
      <FileUpload
        label={t('sheet')}
        {...sheet.field}
        types={['xlsx']}
        maxBytes={contractFiles.maxBytes}
        // What is wrong is corrected in the sheet, which is uploaded again.
        isReplaceable={errors.length > 0 || (found !== undefined && isToChoose(found.seen))}
      />
      <Failure text={failure ?? props.failure} />
      {found && (
        <SeenSheet
          seen={found.seen}
          isReading={sheet.isReading}
          failure={sheet.failure}
          onChoose={sheet.choose}
          title={t('read', { ok: found.ok.length, errors: wrong.length })}
          isRight={wrong.length === 0}
        >
          {wrong.length > 0 && <p>{t('readErrors')}</p>}
        </SeenSheet>
      )}
      {errors.length > 0 && <ErrorTable errors={errors} columnName={props.columnName} />}
      {held && errors.some(({ field }) => props.columnName(field) !== undefined) && (
        <div className={css.marked}>
          <p className={css.hint}>{t('markedHint')}</p>
          <Button icon={<Download {...iconProps} />} busy={marked.isPending} onPress={() => marked.mutate(held)}>
            {t('marked')}
          </Button>
        </div>
      )}
    </>
  )
}

/** What is wrong, one row for each cell. */
function ErrorTable({
  errors,
  columnName,
}: {
  errors: readonly SheetError[]
  columnName: SheetUploadProps<SheetAnswer>['columnName']
}) {
  const { t } = useTranslation('sheets')
  // C2, or the row of what is in no cell.
  const placeOf = ({ cell, row }: SheetError) => cell || t('rowNumber', { row })
  return (
    <DataTable
      caption={t('errors')}
      columns={[
        { id: 'cell', header: t('cell'), rowHeader: true, cell: placeOf },
        { id: 'field', header: t('column'), cell: ({ field }) => columnName(field) ?? '—' },
        {
          id: 'value',
          header: t('value'),
          cell: ({ value }) => (value === '' ? '—' : <ProseText>{value}</ProseText>),
        },
        { id: 'message', header: t('message'), cell: ({ message }) => message },
      ]}
      rows={errors.map((error, index) => ({ ...error, key: String(index) }))}
      rowKey={({ key }) => key}
      rowName={placeOf}
      empty={{ text: t('noErrors') }}
    />
  )
}
