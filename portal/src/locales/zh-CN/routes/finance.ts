/** Financing of tickets, invoices. */
export const finance = {
  signupProduct: '选择产品',
  signupApply: '资格申请',
  signupQuery: '申请查询',
  signupDetail: '申请详情',
} as const
