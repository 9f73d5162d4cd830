import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { creditFundApply } from '#portal/business/creditFund/creditFundApply.tsx'
import { creditFundDesk, supportDesk, supportFinalDesk } from '#portal/business/creditFund/creditFundDesks.ts'
import { PlanView } from '#portal/business/loanDraws/PlanView.tsx'
import { NotOpened } from '#portal/business/products/NotOpened.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { useIsOpened } from '#portal/session/useIsOpened.ts'

/**
 * 三一信用金: the form of a supplier's operator with the loans, one of them with its plan (`?draw=`); its director's desk,
 * and those of the core company that recommends it.
 */
export default function CreditFundPage() {
  const { t } = useTranslation('routes')
  const { post, isCore } = useRole()
  const isOpened = useIsOpened('CREDIT_FUND')
  const [parameters] = useSearchParams()
  const pkDraw = parameters.get('draw') ?? ''
  useDetailFocus(pkDraw)
  if (pkDraw !== '')
    return <PlanView pkDraw={pkDraw} from={{ label: t('creditFund'), href: '/credit/loan/index?tab=loans' }} />
  if (post === 'FINAL') return <ApprovalDesk desk={supportFinalDesk} />
  if (isCore) return <ApprovalDesk desk={supportDesk} />
  if (post === 'DIRECTOR' && !isOpened) return <NotOpened product="CREDIT_FUND" />
  if (post === 'DIRECTOR') return <ApprovalDesk desk={creditFundDesk} />
  return <ApplicationPage of={creditFundApply} />
}
