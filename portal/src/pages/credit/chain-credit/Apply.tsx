import { chainCredit } from '@jinpiao/contract/chainCredit'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { chainApply, chainDetail } from '#portal/business/chainCredit/chainApply.tsx'
import { loanColumns, loansAsked } from '#portal/business/loanApply/loanColumns.ts'
import { PlanView } from '#portal/business/loanDraws/PlanView.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRole } from '#portal/parts/useRole.ts'

const desk: Desk<typeof chainCredit> = {
  of: chainCredit,
  step: 'PENDING_DIRECTOR',
  title: 'chainCredit',
  words: 'chainCredit',
  columns: [...loanColumns, { key: 'orderNo', secondary: true }],
  detail: chainDetail,
  asked: loansAsked,
}

/** 金链贷: the form with the loans for the operator, one of them with its plan (`?draw=`), the desk for the director. */
export default function ChainCreditPage() {
  const { t } = useTranslation(['chainCredit', 'routes'])
  const { post } = useRole()
  const [parameters] = useSearchParams()
  const pkDraw = parameters.get('draw') ?? ''
  useDetailFocus(pkDraw)
  if (pkDraw !== '')
    return (
      <PlanView
        pkDraw={pkDraw}
        from={{ label: t('routes:chainCredit'), href: '/credit/chain-credit/apply?tab=loans' }}
      />
    )
  if (post === 'DIRECTOR') return <ApprovalDesk desk={desk} />
  return <ApplicationPage of={chainApply} />
}
