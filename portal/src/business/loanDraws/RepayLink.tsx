import { isAllowed, refusalOf } from '@jinpiao/contract/actions'
import { flows } from '@jinpiao/contract/flow'
import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { repayHref } from '#portal/business/loanPaths.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'

interface RepayLinkProps {
  draw: DrawRow
  /** In a list the link says which loan it is about. */
  isRow?: boolean
}

/**
 * 提前还款, for those who may apply for it; where it is refused now, it says why. Whose enterprise has no page for it reads
 * who does it.
 */
export function RepayLink({ draw: { pkDraw, drawNo, actions, loanState }, isRow = false }: RepayLinkProps) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  const { post } = useRole()
  // The state says it already.
  if (!isSubmitter(post) || loanState === 'SETTLED') return null
  const className = isRow ? page.note : page.muted
  const href = repayHref(pkDraw, mayOpen)
  if (href === undefined) return <span className={className}>{t('repayByFunder')}</span>
  const refusal = refusalOf(actions, 'REPAY')
  if (!isAllowed(actions, 'REPAY')) {
    return refusal === undefined ? null : (
      <span className={className}>
        <ProseText>{refusal}</ProseText>
      </span>
    )
  }
  return (
    <Link href={href} kind={isRow ? 'standalone' : 'action'} {...(isRow && { context: drawNo })}>
      {t('repay')}
    </Link>
  )
}

const isSubmitter = (post: ReturnType<typeof useRole>['post']) =>
  flows.LOAN_REPAY.submitters.some((each) => each === post)
