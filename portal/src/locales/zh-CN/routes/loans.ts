/** Loans of an enterprise. */
export const loans = {
  selfLoanApply: '金易贷',
  repayApply: '提前还款申请',
  repayResult: '还款结果',
  certificates: '贷款凭证',
} as const
