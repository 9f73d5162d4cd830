import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { creditFundApply } from '#portal/business/creditFund/creditFundApply.tsx'
import { creditFundDesk, supportDesk, supportFinalDesk } from '#portal/business/creditFund/creditFundDesks.ts'
import { NotOpened } from '#portal/business/products/NotOpened.tsx'
import { useRole } from '#portal/parts/useRole.ts'
import { useIsOpened } from '#portal/session/useIsOpened.ts'

/** 三一信用金: the form of a supplier's operator, its director's desk, and those of the core company that recommends it. */
export default function CreditFundPage() {
  const { post, isCore } = useRole()
  const isOpened = useIsOpened('CREDIT_FUND')
  if (post === 'FINAL') return <ApprovalDesk desk={supportFinalDesk} />
  if (isCore) return <ApprovalDesk desk={supportDesk} />
  if (post === 'DIRECTOR' && !isOpened) return <NotOpened product="CREDIT_FUND" />
  if (post === 'DIRECTOR') return <ApprovalDesk desk={creditFundDesk} />
  return <ApplicationPage of={creditFundApply} />
}
