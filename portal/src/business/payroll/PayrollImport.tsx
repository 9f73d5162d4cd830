import { type ImportedPayroll, importPayroll, payrollTemplate } from '@jinpiao/contract/finance'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { FileUpload, UploadRefused } from '@jinpiao/ui-kit/FileUpload'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { contractFiles, uploadFailure } from '#portal/business/trade/uploads.ts'
import { call, download } from '#portal/http/client.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

/** A sheet in place of typing: what it holds takes the place of the list below, with its wrong cells marked there. */
export function PayrollImport({ onRead }: { onRead: (read: ImportedPayroll) => void }) {
  const { t } = useTranslation('finance')
  const errorText = useErrorText()
  const failureToast = useFailureToast()
  const [sheet, setSheet] = useState<{ id: string; name: string; size: number }[]>([])
  const [read, setRead] = useState<ImportedPayroll>()
  const template = useMutation({
    mutationFn: () => download(payrollTemplate, {}),
    onSuccess: (blob) => saveBlob(blob, t('payroll.templateName')),
    onError: failureToast,
  })
  return (
    <section className={css.side} aria-labelledby="payroll-import">
      <h2 id="payroll-import" className={css.partTitle}>
        {t('payroll.import')}
      </h2>
      <p className={css.hint}>{t('payroll.importHint')}</p>
      <div>
        <Button icon={<Download {...iconProps} />} busy={template.isPending} onPress={() => template.mutate()}>
          {t('payroll.template')}
        </Button>
      </div>
      <FileUpload
        label={t('payroll.sheet')}
        value={sheet}
        onChange={(uploaded) => {
          setSheet(uploaded)
          if (uploaded.length === 0) setRead(undefined)
        }}
        upload={async (file, { signal, onProgress }) => {
          const found = await call(importPayroll, {
            file,
            signal,
            onProgress: (share) => onProgress(share * 100),
          }).catch((error: unknown) => {
            throw uploadFailure(error, errorText)
          })
          const [whole] = found.errors.filter(({ field }) => field === '')
          if (whole) throw new UploadRefused(whole.message)
          setRead(found)
          onRead(found)
          return { id: file.name }
        }}
        types={['xlsx']}
        maxBytes={contractFiles.maxBytes}
        isReplaceable
      />
      {read && (
        <Banner
          headingLevel={3}
          tone={read.errors.length === 0 ? 'success' : 'warning'}
          title={t('payroll.read', { people: read.wages.length, wrong: read.errors.length })}
        >
          {read.errors.length > 0 && <p>{t('payroll.readErrors')}</p>}
        </Banner>
      )}
    </section>
  )
}
