/** Loans of an enterprise. */
export const loans = {
  selfLoanProtocol: '授信协议',
  selfLoanApply: '金易贷授信',
  repayApply: '提前还款申请',
  repayResult: '还款结果',
  certificates: '贷款凭证',
  loanDraw: '额度支用',
  loanDraws: '支用查询',
  drawDetail: '支用详情',
  repayPlan: '还款计划',
  loanRepayList: '提前还款',
} as const
