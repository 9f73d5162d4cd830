import type { Ticket } from '@jinpiao/contract/credits'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import type { useCancelIssue } from './useCancelIssue.ts'

interface CancelActionProps {
  rows: readonly Ticket[]
  cancelling: Pick<ReturnType<typeof useCancelIssue>, 'cancel' | 'busy'>
  /** Why it cannot be done now, in the server's words. */
  reason?: string | undefined
}

/** The button 开立撤回 with the dialog that asks why. */
export function CancelAction({ rows, cancelling, reason }: CancelActionProps) {
  const { t } = useTranslation('tickets')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" busy={cancelling.busy} disabledReason={reason} onPress={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancelTitle', { n: rows.length })}
        asks="CANCEL_ISSUE"
        consequence={t('cancelMeans')}
        quickReasons={[t('cancelReasons.contract'), t('cancelReasons.amount'), t('cancelReasons.supplier')]}
        submitLabel={t('signAndCancel')}
        tone="danger"
        onSubmit={async (comment) => {
          setOpen(false)
          cancelling.cancel(rows, comment)
        }}
      />
    </>
  )
}
