import type { NextTry, TriedBefore } from '@jinpiao/contract/tries'
import { useTranslation } from 'react-i18next'
import { NumberLink } from '#portal/parts/NumberLink.tsx'

interface FailReasonProps {
  of: { failReason: string | null; takenBy: NextTry | null; before: TriedBefore | null }
}

/**
 * Why a payment failed, and what has taken it again since: 户名与账号不符（已重新办理）SQ2; of the one that takes it again, what
 * failed before and why. A dash where neither is so.
 */
export function FailReason({ of: { failReason, takenBy, before } }: FailReasonProps) {
  const { t } = useTranslation('approval')
  if (failReason !== null && takenBy !== null) {
    const { applyNo, isPaid, ...again } = takenBy
    return (
      <>
        {t(isPaid ? 'failedPaid' : 'failedTaken', { reason: failReason })}{' '}
        <NumberLink term="applyNo" of={again} no={applyNo} />
      </>
    )
  }
  if (failReason !== null) return failReason
  if (before === null) return '—'
  const { applyNo, failReason: reason, ...failed } = before
  return (
    <>
      {t('failedBefore', { reason })} <NumberLink term="applyNo" of={failed} no={applyNo} />
    </>
  )
}
