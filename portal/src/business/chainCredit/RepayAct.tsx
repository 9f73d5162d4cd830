import type { DrawRow } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { RepayLink } from '#portal/business/loanDraws/RepayLink.tsx'
import { repayApplyPath } from '#portal/business/loanPaths.ts'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** 提前还款 of a chain loan; an enterprise without an agreement on own credit cannot open its page, and reads who does it. */
export function RepayAct({ loan }: { loan: DrawRow }) {
  const { t } = useTranslation('chainCredit')
  const mayOpen = useMayOpen()
  if (mayOpen(repayApplyPath)) return <RepayLink draw={loan} isRow />
  return loan.loanState === 'SETTLED' ? null : <span className={page.muted}>{t('repayElsewhere')}</span>
}
