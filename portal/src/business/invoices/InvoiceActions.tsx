import { deleteInvoice, type InvoiceRow, invoiceKeepers } from '@jinpiao/contract/invoices'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Whether whoever is signed in enters, checks and deletes invoices. */
export function useIsKeeper(): boolean {
  const { post } = useRole()
  return invoiceKeepers.some((keeper) => keeper === post)
}

/** A check may be asked for: nobody has asked yet, or the last answer was that it does not match. */
export const isAskable = ({ invoiceVerifyState }: Pick<InvoiceRow, 'invoiceVerifyState'>): boolean =>
  invoiceVerifyState === 'UNCHECKED' || invoiceVerifyState === 'FAILED'

interface DeleteInvoiceProps {
  invoice: Pick<InvoiceRow, 'pkInvoice' | 'invoiceNo' | 'isUnused'>
  size?: 'small' | 'regular'
  onDeleted?: () => void
}

/** 删除, asked once more. Why it cannot be done stands beside it (P21). */
export function DeleteInvoice({ invoice, size = 'small', onDeleted }: DeleteInvoiceProps) {
  const { pkInvoice, invoiceNo: no, isUnused } = invoice
  const { t } = useTranslation('invoices')
  const name = useTerms().name('invoices')
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const removing = useMutation({
    mutationFn: () => call(deleteInvoice, { params: { pkInvoice } }),
    onSuccess: () => {
      notify(t('removed', { name, no }))
      onDeleted?.()
      return refresh('invoices')
    },
    onError,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button
        tone="quiet"
        size={size}
        context={no}
        disabledReason={isUnused ? undefined : t('usedReason')}
        onPress={() => setOpen(true)}
      >
        {t('remove')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('removeTitle', { name, no })}
        actionLabel={t('remove')}
        tone="danger"
        busy={removing.isPending ? 'action' : undefined}
        onAction={() => removing.mutate()}
        onCancel={() => setOpen(false)}
      >
        {t('removeText')}
      </AlertDialog>
    </>
  )
}
