import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { repayApply } from '#portal/business/loanRepay/repayApply.tsx'

/** 提前还款 of a loan, by the address (`?id=`) or chosen in the form. */
export default function RepayApplyPage() {
  return <ApplicationPage of={repayApply} />
}
