import { stopAccount } from '@jinpiao/contract/accountChange'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

interface StopAccountProps {
  pkAccount: string
  /** Bank and last four digits. */
  name: string
  /** The same for the ear: digit by digit. */
  heard: string
  /** Why it is refused now. */
  reason: string | undefined
  size: 'small' | 'regular'
}

/** 停用, asked once more: a stopped account is not used again. */
export function StopAccount({ pkAccount, name, heard, reason, size }: StopAccountProps) {
  const { t } = useTranslation('accounts')
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const stopping = useMutation({
    mutationFn: () => call(stopAccount, { params: { pkAccount } }),
    onSuccess: () => {
      notify(t('stopped', { name }))
      return refresh('accounts')
    },
    onError,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button tone="quiet" size={size} context={heard} disabledReason={reason} onPress={() => setOpen(true)}>
        {t('act.STOP')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('stopTitle', { name })}
        actionLabel={t('act.STOP')}
        tone="danger"
        busy={stopping.isPending ? 'action' : undefined}
        onAction={() => stopping.mutate()}
        onCancel={() => setOpen(false)}
      >
        {t('stopText')}
      </AlertDialog>
    </>
  )
}
