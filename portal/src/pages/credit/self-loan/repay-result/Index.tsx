import { RepayResult } from '#portal/business/loanRepay/RepayResult.tsx'

/** 还款结果. */
export default function RepayResultPage() {
  return <RepayResult />
}
