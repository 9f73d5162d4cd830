import { chainCredit } from '@jinpiao/contract/chainCredit'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApprovalDesks, deskAmong } from '#portal/archetypes/ApprovalDesks.tsx'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { chainApply, chainDetail } from '#portal/business/chainCredit/chainApply.tsx'
import { loanColumns, loansAsked } from '#portal/business/loanApply/loanColumns.ts'
import { PlanView } from '#portal/business/loanDraws/PlanView.tsx'
import { repayApply } from '#portal/business/loanRepay/repayApply.tsx'
import { repayDesk } from '#portal/business/loanRepay/repayDesk.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRole } from '#portal/parts/useRole.ts'

const desks = [
  deskAmong({
    of: chainCredit,
    step: 'PENDING_DIRECTOR',
    title: 'chainCredit',
    words: 'chainCredit',
    columns: [...loanColumns, { key: 'orderNo', secondary: true }],
    detail: chainDetail,
    asked: loansAsked,
  }),
  deskAmong({ ...repayDesk, title: 'chainCredit' }),
]

/**
 * 金链贷: the form with the loans for the operator, one of them with its plan (`?draw=`), its early repayment (`?repay=`);
 * the desks of both for the director.
 */
export default function ChainCreditPage() {
  const { t } = useTranslation('routes')
  const { post } = useRole()
  const [parameters] = useSearchParams()
  const pkDraw = parameters.get('draw') ?? ''
  const repaid = parameters.get('repay')
  const loans = { label: t('chainCredit'), href: '/credit/chain-credit/apply?tab=loans' }
  useDetailFocus(`${pkDraw}/${repaid}`)
  if (pkDraw !== '') return <PlanView pkDraw={pkDraw} from={loans} />
  if (post === 'DIRECTOR') return <ApprovalDesks title={chainApply.title} desks={desks} />
  if (repaid !== null) return <RepayPage key={repaid} within={loans} />
  return <ApplicationPage of={chainApply} />
}

function RepayPage({ within }: { within: { label: string; href: string } }) {
  const { t } = useTranslation('routes')
  useInnerTitle(t('repayApply'))
  return <ApplicationPage of={repayApply} within={within} />
}
