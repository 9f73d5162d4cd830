/** Financing of tickets, invoices. */
export const finance = {
  finance: '融资申请',
  financeApprove: '融资复核',
  financeDetail: '融资详情',
  invoices: '发票明细查询',
} as const
