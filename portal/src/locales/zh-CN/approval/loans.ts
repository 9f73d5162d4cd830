/** Loans of an enterprise. */
export const loans = {
  desk: {
    selfLoan: {
      approve: '复核通过',
      empty: '没有待复核的授信申请。可在“我已处理”中查看历史。',
      next: '由资金方审批，15 天内答复。',
    },
  },
} as const
