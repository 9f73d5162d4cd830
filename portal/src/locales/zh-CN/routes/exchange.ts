/** Tickets exchanged for bank bills. */
export const exchange = {
  bills: '缴费账单',
  feeInvoices: '发票管理',
  billingInfo: '开票信息',
  invoicing: '开票申请',
  exchangeIndex: '金易换',
  exchange: '换票申请',
  exchangeApprove: '换票复核',
  exchangePayments: '付款管理',
  exchangePayment: '付款详情',
} as const
