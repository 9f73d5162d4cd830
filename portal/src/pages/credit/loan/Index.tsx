import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { creditFundApply } from '#portal/business/creditFund/creditFundApply.tsx'
import { creditFundDesk, supportDesk, supportFinalDesk } from '#portal/business/creditFund/creditFundDesks.ts'
import { useRole } from '#portal/parts/useRole.ts'

/** 三一信用金: the form of a supplier's operator, its director's desk, and those of the core company that recommends it. */
export default function CreditFundPage() {
  const { post, isCore } = useRole()
  if (post === 'FINAL') return <ApprovalDesk desk={supportFinalDesk} />
  if (isCore) return <ApprovalDesk desk={supportDesk} />
  if (post === 'DIRECTOR') return <ApprovalDesk desk={creditFundDesk} />
  return <ApplicationPage of={creditFundApply} />
}
