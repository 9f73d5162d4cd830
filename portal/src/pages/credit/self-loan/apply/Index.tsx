import { ApprovalDesks } from '#portal/archetypes/ApprovalDesks.tsx'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { loanDesks } from '#portal/business/selfLoan/loanDesks.ts'
import { selfLoanApply } from '#portal/business/selfLoan/selfLoanApply.tsx'
import { useRole } from '#portal/parts/useRole.ts'

/** 金易贷: the form for the operator, the desks for the director. */
export default function SelfLoanApplyPage() {
  const { post } = useRole()
  if (post === 'DIRECTOR') return <ApprovalDesks title={selfLoanApply.title} desks={loanDesks} />
  return <ApplicationPage of={selfLoanApply} />
}
