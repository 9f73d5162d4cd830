import { DrawList } from '#portal/business/loanDraws/DrawList.tsx'

/** 提前还款: loans of which something is left, to choose one that is repaid early. */
export default function RepayPage() {
  return <DrawList scope="REPAYABLE" />
}
