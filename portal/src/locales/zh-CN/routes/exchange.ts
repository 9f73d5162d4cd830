/** Tickets exchanged for bank bills. */
export const exchange = {
  bills: '缴费账单',
  feeInvoices: '发票管理',
  billingInfo: '开票信息',
  invoicing: '开票申请',
} as const
