import { Banner } from '@jinpiao/ui-kit/Banner'
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
import { contractFiles, uploadFailure } from '#portal/business/trade/uploads.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'

/** What is wrong in one cell. */
export interface SheetError {
  row: number
  field: string
  message: string
  value: string
}
/** What the server reads of a sheet: nothing is stored. */
export interface SheetAnswer {
  ok: readonly unknown[]
  errors: readonly SheetError[]
}

export interface SheetUploadProps<Read extends SheetAnswer> {
  templateName: string
  template: () => Promise<Blob>
  read: (file: File, input: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Read>
  marked: (file: File) => Promise<Blob>
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
  const [found, setFound] = useState<Read>()
  const [sheet, setSheet] = useState<{ id: string; name: string; size: number }[]>([])
  const [file, setFile] = useState<File>()
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
    mutationFn: props.marked,
    onMutate,
    onSuccess: (blob, wrong) => saveBlob(blob, t('markedName', { name: wrong.name.replace(/\.xlsx$/i, '') })),
    onError,
  })
  const wrong = found?.errors ?? []
  const errors = [...wrong, ...(props.problems ?? [])]
  function take(read?: Read, from?: File) {
    setFound(read)
    setFile(from)
    setFailure(undefined)
    props.onRead(read)
  }
  return (
    <>
      <div>
        <Button icon={<Download {...iconProps} />} busy={template.isPending} onPress={() => template.mutate()}>
          {t('template')}
        </Button>
      </div>
      <FileUpload
        label={t('sheet')}
        value={sheet}
        onChange={(uploaded) => {
          setSheet(uploaded)
          if (uploaded.length === 0) take()
        }}
        upload={async (uploaded, { signal, onProgress }) => {
          try {
            take(await props.read(uploaded, { signal, onProgress: (share) => onProgress(share * 100) }), uploaded)
            return { id: uploaded.name }
          } catch (error) {
            throw uploadFailure(error, errorText)
          }
        }}
        types={['xlsx']}
        maxBytes={contractFiles.maxBytes}
        // What is wrong is corrected in the sheet, which is uploaded again.
        isReplaceable={errors.length > 0}
      />
      <Failure text={failure ?? props.failure} />
      {found && (
        <Banner
          headingLevel={3}
          tone={wrong.length === 0 ? 'success' : 'warning'}
          title={t('read', { ok: found.ok.length, errors: wrong.length })}
        >
          {wrong.length > 0 && <p>{t('readErrors')}</p>}
        </Banner>
      )}
      {errors.length > 0 && <ErrorTable errors={errors} columnName={props.columnName} />}
      {file && errors.some(({ field }) => props.columnName(field) !== undefined) && (
        <div className={css.marked}>
          <p className={css.hint}>{t('markedHint')}</p>
          <Button icon={<Download {...iconProps} />} busy={marked.isPending} onPress={() => marked.mutate(file)}>
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
  return (
    <DataTable
      caption={t('errors')}
      columns={[
        { id: 'row', header: t('row'), rowHeader: true, cell: ({ row }) => t('rowNumber', { row }) },
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
      rowName={({ row }) => t('rowNumber', { row })}
      empty={{ text: t('noErrors') }}
    />
  )
}
