/** Tickets exchanged for bank bills. */
export const exchange = {
  voucherOf: {
    FEE: {
      title: '缴费凭证',
      at: '缴费确认时间',
      digest: '摘要由产生费用的业务申请的内容计算，内容变动则摘要不同。',
    },
  },
} as const
