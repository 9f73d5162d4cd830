import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

interface ConfirmedActProps {
  of: ApplicationEndpoints
  application: Application
  /** 删除 a draft, 撤回 what nobody has decided on (P23), 作废 what was sent back. */
  act: 'DELETE' | 'WITHDRAW' | 'VOID'
  /** Why it is refused now. */
  reason: string | undefined
  size: 'small' | 'regular'
}

/** An act of the operator that ends an application, asked once more before it is done. */
export function ConfirmedAct({ of, application, act, reason, size }: ConfirmedActProps) {
  const { t } = useTranslation('apply')
  const tellFailure = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const { pkApply, applyNo, businessType } = application
  const doing = useMutation({
    mutationFn: () => send(of, act, pkApply),
    onSuccess: (refusal) => {
      if (refusal === undefined) notify(t(`${act}.done`, { applyNo }))
      else notify(refusal, 'danger')
      return refreshAfter(businessType)
    },
    onError: tellFailure,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button
        tone={act === 'WITHDRAW' && size === 'regular' ? 'secondary' : 'quiet'}
        size={size}
        context={applyNo}
        disabledReason={reason}
        onPress={() => setOpen(true)}
      >
        {t(`${act}.act`)}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t(`${act}.title`, { applyNo })}
        actionLabel={t(`${act}.act`)}
        tone="danger"
        busy={doing.isPending ? 'action' : undefined}
        onAction={() => doing.mutate()}
        onCancel={() => setOpen(false)}
      >
        {t(`${act}.text`)}
      </AlertDialog>
    </>
  )
}

/** Gives the reason of a refusal, in the server's words. */
async function send(of: ApplicationEndpoints, act: ConfirmedActProps['act'], pkApply: string) {
  if (act === 'DELETE') {
    await call(of.remove, { params: { pkApply } })
    return undefined
  }
  const { results } = await call(act === 'WITHDRAW' ? of.withdraw : of.cancel, { body: { pkApplys: [pkApply] } })
  return results.find(({ ok }) => !ok)?.message
}
