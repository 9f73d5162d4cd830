import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { financeApply } from '#portal/business/finance/financeApply.ts'

/** 融资申请 of one ticket (`?fkCredit=`). */
export default function FinancePage() {
  return <ApplicationPage of={financeApply} />
}
