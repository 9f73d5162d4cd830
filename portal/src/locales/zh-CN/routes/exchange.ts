/** Tickets exchanged for bank bills. */
export const exchange = {
  exchangeIndex: '金易换',
  exchange: '换票申请',
  exchangeApprove: '换票复核',
  exchangePayments: '付款管理',
  exchangePayment: '付款详情',
} as const
