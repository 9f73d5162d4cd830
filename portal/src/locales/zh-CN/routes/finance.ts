/** Financing of tickets, invoices. */
export const finance = {
  finance: '融资申请',
  financeApprove: '融资复核',
  financeDetail: '融资详情',
  signupProduct: '选择产品',
  signupApply: '资格申请',
  signupQuery: '申请查询',
  signupDetail: '申请详情',
  invoices: '发票明细查询',
} as const
