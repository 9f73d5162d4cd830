import { findAction } from '@jinpiao/contract/actions'
import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { repayHref } from '#portal/business/loanPaths.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

interface RepayLinkProps {
  draw: DrawRow
  /** In a list the link says which loan it is about. */
  isRow?: boolean
}

/**
 * 提前还款, for those who may apply for it; where it is refused now, it says why. Whose enterprise has no page for it reads
 * who does it.
 */
export function RepayLink({ draw: { pkDraw, drawNo, actions }, isRow = false }: RepayLinkProps) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  const repay = findAction(actions, 'REPAY')
  if (repay === undefined) return null
  const className = isRow ? page.note : page.muted
  const href = repayHref(pkDraw, mayOpen)
  if (href === undefined) return <span className={className}>{t('repayByFunder')}</span>
  if (!repay.allowed) {
    return (
      <span className={className}>
        <ProseText>{repay.reason ?? ''}</ProseText>
      </span>
    )
  }
  return (
    <Link href={href} kind={isRow ? 'standalone' : 'action'} {...(isRow && { context: drawNo })}>
      {t('repay')}
    </Link>
  )
}
