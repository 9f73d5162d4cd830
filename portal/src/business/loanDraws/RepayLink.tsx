import { isAllowed, refusalOf } from '@jinpiao/contract/actions'
import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { repayApplyPath } from '#portal/business/loanPaths.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

interface RepayLinkProps {
  draw: DrawRow
  /** In a list the link says which loan it is about. */
  isRow?: boolean
}

/** 提前还款, for those who may apply for it; where it is refused now, it says why. */
export function RepayLink({ draw: { pkDraw, drawNo, actions, loanState }, isRow = false }: RepayLinkProps) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  if (!mayOpen(repayApplyPath)) return null
  const refusal = refusalOf(actions, 'REPAY')
  if (!isAllowed(actions, 'REPAY')) {
    // The state says it already.
    return refusal === undefined || loanState === 'SETTLED' ? null : (
      <span className={page.muted}>
        <ProseText>{refusal}</ProseText>
      </span>
    )
  }
  return (
    <Link
      href={`${repayApplyPath}?id=${pkDraw}`}
      kind={isRow ? 'standalone' : 'action'}
      {...(isRow && { context: drawNo })}
    >
      {t('repay')}
    </Link>
  )
}
