import { MAX_BATCH } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import { Button, type ButtonSize } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import { originOf } from './originOf.ts'
import type { useAnswers } from './useAnswers.tsx'

interface AnswerActionsProps {
  rows: readonly Ticket[]
  answers: Pick<ReturnType<typeof useAnswers>, 'accept' | 'refuse' | 'busy'>
  size?: ButtonSize
  /** Which row's buttons these are. */
  context?: string
  /** Why nothing can be answered now. */
  reason?: string | undefined
}

/** 签收 and 拒收: the same two for a row, a selection and one ticket. */
export function AnswerActions({ rows, answers, size = 'regular', context, reason }: AnswerActionsProps) {
  const { t } = useTranslation('tickets')
  const [isOpen, setOpen] = useState(false)
  const blocked = reason ?? (rows.length > MAX_BATCH ? t('tooMany') : undefined)
  const which = context !== undefined && { context }
  return (
    <>
      <Button
        tone={size === 'small' ? 'secondary' : 'primary'}
        size={size}
        busy={answers.busy}
        disabledReason={blocked}
        onPress={() => answers.accept(rows)}
        {...which}
      >
        {t('accept')}
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
        consequence={t(`refuseMeans.${originOf(rows)}`)}
        quickReasons={[
          t('refuseReasons.amount'),
          t('refuseReasons.date'),
          t('refuseReasons.trade'),
          t('refuseReasons.consent'),
        ]}
        submitLabel={t('signAndRefuse')}
        tone="danger"
        onSubmit={async (comment) => {
          setOpen(false)
          answers.refuse(rows, comment)
        }}
      />
    </>
  )
}
