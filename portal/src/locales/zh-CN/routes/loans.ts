/** Loans of an enterprise. */
export const loans = {
  selfLoanApply: '金易贷',
  loanDraw: '额度支用',
  loanDraws: '支用查询',
  drawDetail: '支用详情',
  repayPlan: '还款计划',
  loanRepayList: '提前还款',
} as const
