import { type ImportedPayroll, importPayroll, payrollTemplate } from '@jinpiao/contract/finance'
import { Button } from '@jinpiao/ui-kit/Button'
import { FileUpload, UploadRefused } from '@jinpiao/ui-kit/FileUpload'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { SeenSheet } from '#portal/business/sheets/SeenSheet.tsx'
import { type Sending, useSheet } from '#portal/business/sheets/useSheet.ts'
import { contractFiles } from '#portal/business/trade/uploads.ts'
import { call, download } from '#portal/http/client.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

/** A sheet in place of typing: what it holds takes the place of the list below, with its wrong cells marked there. */
export function PayrollImport({ onRead }: { onRead: (read: ImportedPayroll) => void }) {
  const { t } = useTranslation('finance')
  const failureToast = useFailureToast()
  const sheet = useSheet<ImportedPayroll>({ read: readWages, onRead: (read) => read && onRead(read) })
  const read = sheet.held?.found
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
        {...sheet.field}
        types={['xlsx']}
        maxBytes={contractFiles.maxBytes}
        isReplaceable
      />
      {read && (
        <SeenSheet
          seen={read.seen}
          isReading={sheet.isReading}
          failure={sheet.failure}
          onChoose={sheet.choose}
          title={t('payroll.read', { people: read.wages.length, wrong: read.errors.length })}
          isRight={read.errors.length === 0}
        >
          {read.errors.length > 0 && <p>{t('payroll.readErrors')}</p>}
        </SeenSheet>
      )}
    </section>
  )
}

/** What concerns the sheet as a whole refuses the file; the rest stands in the list. */
async function readWages(file: File, sending: Sending): Promise<ImportedPayroll> {
  const found = await call(importPayroll, { file, ...sending })
  const [whole] = found.errors.filter(({ field }) => field === '')
  if (whole) throw new UploadRefused(whole.message)
  return found
}
