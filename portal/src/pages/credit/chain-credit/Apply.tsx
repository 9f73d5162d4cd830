import { chainCredit } from '@jinpiao/contract/chainCredit'
import { useSearchParams } from 'react-router-dom'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { chainApply, chainDetail } from '#portal/business/chainCredit/chainApply.tsx'
import { LoanPlan } from '#portal/business/chainCredit/LoanPlan.tsx'
import { loanColumns } from '#portal/business/loanApply/loanColumns.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRole } from '#portal/parts/useRole.ts'

const desk: Desk<typeof chainCredit> = {
  of: chainCredit,
  step: 'PENDING_DIRECTOR',
  title: 'chainCredit',
  words: 'chainCredit',
  columns: [...loanColumns, { key: 'orderNo', secondary: true }],
  detail: chainDetail,
}

/** 金链贷: the form with the loans for the operator, one of them with its plan (`?draw=`), the desk for the director. */
export default function ChainCreditPage() {
  const { post } = useRole()
  const [parameters] = useSearchParams()
  const pkDraw = parameters.get('draw') ?? ''
  useDetailFocus(pkDraw)
  if (pkDraw !== '') return <LoanPlan pkDraw={pkDraw} />
  if (post === 'DIRECTOR') return <ApprovalDesk desk={desk} />
  return <ApplicationPage of={chainApply} />
}
