import { MAX_BATCH } from '@jinpiao/contract/applications'
import type { Confirmation } from '@jinpiao/contract/confirmations'
import { Button, type ButtonSize } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import type { useConfirming } from './useConfirming.tsx'

interface ConfirmActionsProps {
  rows: readonly Confirmation[]
  confirming: Pick<ReturnType<typeof useConfirming>, 'confirm' | 'refuse' | 'busy'>
  size?: ButtonSize
  /** Which row's buttons these are. */
  context?: string
}

/** 确认 and 拒绝: the same two for a row, a selection and one matter. */
export function ConfirmActions({ rows, confirming, size = 'regular', context }: ConfirmActionsProps) {
  const { t } = useTranslation('confirmations')
  const [isOpen, setOpen] = useState(false)
  const blocked = rows.length > MAX_BATCH ? t('tooMany', { n: MAX_BATCH }) : undefined
  const which = context !== undefined && { context }
  return (
    <>
      <Button
        tone={size === 'small' ? 'secondary' : 'primary'}
        size={size}
        busy={confirming.busy}
        disabledReason={blocked}
        onPress={() => confirming.confirm(rows)}
        {...which}
      >
        {t('confirm')}
      </Button>
      {/* One reason in text is enough: it stands beside the first. */}
      {blocked === undefined && (
        <Button tone={size === 'small' ? 'quiet' : 'danger'} size={size} onPress={() => setOpen(true)} {...which}>
          {t('refuse')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('refuseTitle', { n: rows.length })}
        consequence={t('refuseMeans')}
        quickReasons={[t('refuseReasons.content'), t('refuseReasons.amount'), t('refuseReasons.unknown')]}
        submitLabel={t('signAndRefuse')}
        tone="danger"
        onSubmit={async (reason) => {
          setOpen(false)
          confirming.refuse(rows, reason)
        }}
      />
    </>
  )
}
