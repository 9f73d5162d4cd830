/** Chain credit and credit funds. */
export const credit = {
  desk: {
    chainCredit: {
      approve: '复核通过',
      empty: '没有待复核的金链贷申请。可在“我已处理”中查看历史。',
      next: '由资金方审批，15 天内答复；通过后银行放款到收款账户。',
    },
  },
} as const
