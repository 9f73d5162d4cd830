import { MAX_BATCH } from '@jinpiao/contract/applications'
import type { Confirmation } from '@jinpiao/contract/confirmations'
import type { ButtonSize } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import { AnswerButtons } from '#portal/signing/AnswerButtons.tsx'
import type { useConfirming } from './useConfirming.tsx'

interface ConfirmActionsProps {
  rows: readonly Confirmation[]
  confirming: Pick<ReturnType<typeof useConfirming>, 'confirm' | 'refuse' | 'busy'>
  size?: ButtonSize
  /** Which row's buttons these are. */
  context?: string
}

/** 确认 and 拒绝: the same two for a row, a selection and one matter. */
export function ConfirmActions({ rows, confirming, ...look }: ConfirmActionsProps) {
  const { t } = useTranslation('confirmations')
  return (
    <AnswerButtons
      {...look}
      words={{ agree: t('confirm'), refuse: t('refuse') }}
      refusal={{
        asks: 'REFUSE_CONFIRMATION',
        title: t('refuseTitle', { n: rows.length }),
        consequence: t('refuseMeans'),
        quickReasons: [t('refuseReasons.content'), t('refuseReasons.amount'), t('refuseReasons.unknown')],
        submitLabel: t('signAndRefuse'),
      }}
      busy={confirming.busy}
      blocked={rows.length > MAX_BATCH ? t('tooMany', { n: MAX_BATCH }) : undefined}
      onAgree={() => confirming.confirm(rows)}
      onRefuse={(reason) => confirming.refuse(rows, reason)}
    />
  )
}
