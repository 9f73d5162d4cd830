/** Tickets exchanged for bank bills. */
export const exchange = {
  desk: {
    exchange: {
      approve: '复核通过',
      empty: '没有待复核的换票申请。可在“我已处理”中查看历史。',
      next: '由平台审核，通过后 5 天内支付手续费。',
    },
  },
} as const
