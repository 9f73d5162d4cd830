import { type FeeInvoice, keepInvoiceFile, mailInvoice } from '@jinpiao/contract/feeInvoices'
import { emailPattern } from '@jinpiao/contract/fields'
import { presignDownload } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as page from '#portal/parts/page.css.ts'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useIsKeeper } from './useIsKeeper.ts'

type Invoice = Pick<FeeInvoice, 'pkInvoice' | 'invoiceNo'>

/** What can be done with an invoice: whoever sees it fetches it, its keepers send it again. */
export function InvoiceActs({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing')
  const isKeeper = useIsKeeper()
  return (
    <span className={page.actions}>
      <DownloadInvoice invoice={invoice} />
      {isKeeper && (
        <ChangeSheet label={t('mail')} context={invoice.invoiceNo} tone="quiet">
          {(sheet) => <MailForm invoice={invoice} {...sheet} />}
        </ChangeSheet>
      )}
    </span>
  )
}

/** 下载: the file is made when it is first asked for, and saved under the invoice's number. */
export function DownloadInvoice({ invoice: { pkInvoice, invoiceNo } }: { invoice: Invoice }) {
  const { t } = useTranslation('billing')
  const onError = useFailureToast()
  const saving = useMutation({
    mutationFn: async () => {
      const { pkFile } = await call(keepInvoiceFile, { params: { pkInvoice } })
      const fileName = `${invoiceNo}.pdf`
      const { url } = await call(presignDownload, {
        query: { pkFile, thumbnailType: 'ORIGINAL', isAttachment: 'true', localFileName: fileName },
      })
      saveAddress(url, fileName)
    },
    onError,
  })
  return (
    <Button tone="quiet" size="small" context={invoiceNo} busy={saving.isPending} onPress={() => saving.mutate()}>
      {t('download')}
    </Button>
  )
}

interface MailFormProps extends InSheet {
  invoice: Invoice
}

function MailForm({ invoice: { pkInvoice, invoiceNo }, onDirty, onClose }: MailFormProps) {
  const { t } = useTranslation('billing')
  const form = usePlainForm<{ email: string }>({ email: '' })
  const sending = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call(mailInvoice, { params: { pkInvoice }, body: { email: email.trim() } }),
    onSuccess: (_, { email }) => {
      notify(t('mailed', { invoiceNo, email: email.trim() }))
      onClose()
    },
  })
  return (
    <SheetForm
      form={form}
      sending={sending}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('send'), cancel: t('cancel') }}
    >
      <EmailField />
    </SheetForm>
  )
}

function EmailField() {
  const { t } = useTranslation(['billing', 'my'])
  const { name } = useTerms()
  const email = useField('email', {
    validate: (text: string) => emailPattern.test(text.trim()) || t('my:emailWrong'),
  })
  return (
    <TextField
      {...email}
      label={name('email')}
      description={t('mailHint')}
      autoComplete="email"
      inputMode="email"
      maxLength={100}
      isRequired
    />
  )
}
