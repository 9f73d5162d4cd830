/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = {
  desk: {
    redeemDirector: {
      approve: '复核通过',
      empty: '没有待复核的兑付申请。可在“我已处理”中查看历史。',
      next: '兑付申请将由终审人签发，签发后由银行付款。',
    },
    redeemClaim: {
      approve: '复核通过',
      empty: '没有待复核的付款方登记。可在“我已处理”中查看历史。',
      next: '已请收款方确认；收款方确认后金票即兑付。',
    },
    redeemFinal: {
      approve: '终审通过',
      empty: '没有待终审的兑付申请。可在“我已处理”中查看历史。',
      next: '已交银行付款，付款结果逐笔登记。',
    },
  },
  voucherOf: {
    REDEEM: {
      title: '金票兑付凭证',
      digest: '摘要由兑付申请的内容、签名原文和付款方的签名计算，任何一项变动则摘要不同。',
    },
  },
} as const
