import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { loanDrawApply } from '#portal/business/loanDraws/loanDrawApply.tsx'

/** 额度支用. */
export default function LoanDrawPage() {
  return <ApplicationPage of={loanDrawApply} />
}
