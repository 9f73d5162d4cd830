import { findAction } from '@jinpiao/contract/actions'
import { MAX_BATCH } from '@jinpiao/contract/applications'
import type { Confirmation } from '@jinpiao/contract/confirmations'
import type { ButtonSize } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import { AnswerButtons } from '#portal/signing/AnswerButtons.tsx'
import type { useConfirming } from './useConfirming.tsx'
import { wordsOf } from './wordsOf.ts'

interface ConfirmActionsProps {
  rows: readonly Confirmation[]
  confirming: Pick<ReturnType<typeof useConfirming>, 'confirm' | 'refuse' | 'busy'>
  size?: ButtonSize
  /** Which row's buttons these are. */
  context?: string
}

/**
 * 确认 and 拒绝, of a payment 确认收款 and 提出异议: the same two for a row, a selection and one matter. What is judged
 * elsewhere meanwhile can only be confirmed.
 */
export function ConfirmActions({ rows, confirming, ...look }: ConfirmActionsProps) {
  const { t } = useTranslation('confirmations')
  const words = wordsOf(rows)
  const isMixed = rows.some((row) => wordsOf([row]) !== words)
  const blocked = rows.length > MAX_BATCH ? t('tooMany', { n: MAX_BATCH }) : isMixed ? t('mixed') : undefined
  const mayRefuse = rows.every(({ actions }) => findAction(actions, 'REFUSE') !== undefined)
  return (
    <AnswerButtons
      {...look}
      words={{ agree: t(`${words}.confirm`), refuse: t(`${words}.refuse`) }}
      {...(mayRefuse && {
        refusal: {
          asks: 'REFUSE_CONFIRMATION',
          title: t(`${words}.refuseTitle`, { n: rows.length }),
          consequence: t(`${words}.refuseMeans`),
          quickReasons: [
            t(`${words}.refuseReasons.first`),
            t(`${words}.refuseReasons.second`),
            t(`${words}.refuseReasons.third`),
          ],
          submitLabel: t(`${words}.signAndRefuse`),
        },
      })}
      busy={confirming.busy}
      blocked={blocked}
      onAgree={() => confirming.confirm(rows)}
      onRefuse={(reason) => confirming.refuse(rows, reason)}
    />
  )
}
