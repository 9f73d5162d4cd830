/** Tickets exchanged for bank bills. */
export const exchange = {
  voucherOf: {
    EXCHANGE_FEE: {
      title: '换票付款凭证',
      digest: '摘要由换票申请的内容计算，内容变动则摘要不同。',
    },
    FEE: {
      title: '缴费凭证',
      digest: '摘要由产生费用的业务申请的内容计算，内容变动则摘要不同。',
    },
  },
  desk: {
    exchange: {
      approve: '复核通过',
      empty: '没有待复核的换票申请。可在“我已处理”中查看历史。',
      next: '由平台审核，通过后 5 天内支付手续费。',
    },
  },
} as const
