import { useSearchParams } from 'react-router-dom'
import { NoLoan } from '#portal/business/loanDraws/NoLoan.tsx'
import { PlanView } from '#portal/business/loanDraws/PlanView.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'

/** 还款计划 of one loan (`?id=`); without it, where one is chosen. */
export default function RepayPlanPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  useDetailFocus(id)
  return id === '' ? <NoLoan route="repayPlan" /> : <PlanView pkDraw={id} />
}
