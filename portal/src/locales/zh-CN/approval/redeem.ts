/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = {
  voucherOf: {
    REDEEM: {
      title: '金票兑付凭证',
      at: '付款时间',
      digest: '摘要由兑付申请的内容、签名原文和付款方的签名计算，任何一项变动则摘要不同。',
    },
  },
} as const
