/** Pages of loans as permissions (I21); see `permissions.ts`. */
export const protocolPage = ['/credit/self-loan/protocol/index'] as const
export const selfLoanApplyPage = ['/credit/self-loan/apply/index'] as const
export const drawPage = ['/credit/self-loan/draw/index'] as const
export const drawDetailPage = ['/credit/self-loan/draw-detail/index'] as const
export const drawQueryPage = ['/credit/self-loan/query/index'] as const
export const repayPlanPage = ['/credit/self-loan/repay-plan/index'] as const
export const repayPage = ['/credit/self-loan/repay/index'] as const
export const repayApplyPage = ['/credit/self-loan/repay-apply/index'] as const
export const repayResultPage = ['/credit/self-loan/repay-result/index'] as const
export const loanReceiptPage = ['/credit/self-loan/certificate/index'] as const
/** Whoever may read the loans of the enterprise. */
export const loanReaders = [
  ...drawPage,
  ...drawDetailPage,
  ...drawQueryPage,
  ...repayPlanPage,
  ...repayPage,
  ...repayApplyPage,
  ...repayResultPage,
  ...selfLoanApplyPage,
] as const
