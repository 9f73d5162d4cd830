import { findAction } from '@jinpiao/contract/actions'
import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { repayApplyPath } from './paths.ts'

/** 提前还款 of a loan, or why not now. */
export function RepayAct({ loan }: { loan: DrawRow }) {
  const { t } = useTranslation('chainCredit')
  const mayOpen = useMayOpen()
  const act = findAction(loan.actions, 'REPAY')
  if (act === undefined) return null
  if (!act.allowed) return <span>{act.reason}</span>
  if (!mayOpen(repayApplyPath)) return <span>{t('repayElsewhere')}</span>
  return (
    <Link href={`${repayApplyPath}?id=${loan.pkDraw}`} kind="standalone" context={loan.drawNo}>
      {t('repay')}
    </Link>
  )
}
