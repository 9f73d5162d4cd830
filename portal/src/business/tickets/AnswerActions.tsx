import { MAX_BATCH } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import type { ButtonSize } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import { AnswerButtons } from '#portal/signing/AnswerButtons.tsx'
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
export function AnswerActions({ rows, answers, reason, ...look }: AnswerActionsProps) {
  const { t } = useTranslation('tickets')
  return (
    <AnswerButtons
      {...look}
      words={{ agree: t('accept'), refuse: t('refuse') }}
      refusal={{
        asks: 'REFUSE_TICKET',
        title: t('refuseTitle', { n: rows.length }),
        consequence: t(`refuseMeans.${originOf(rows)}`),
        quickReasons: [
          t('refuseReasons.amount'),
          t('refuseReasons.date'),
          t('refuseReasons.trade'),
          t('refuseReasons.consent'),
        ],
        submitLabel: t('signAndRefuse'),
      }}
      busy={answers.busy}
      blocked={reason ?? (rows.length > MAX_BATCH ? t('tooMany') : undefined)}
      onAgree={() => answers.accept(rows)}
      onRefuse={(comment) => answers.refuse(rows, comment)}
    />
  )
}
