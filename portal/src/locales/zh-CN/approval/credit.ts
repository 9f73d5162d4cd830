/** Chain credit and credit funds. */
export const credit = {
  desk: {
    chainCredit: {
      approve: '复核通过',
      empty: '没有待复核的金链贷申请。可在“我已处理”中查看历史。',
      next: '由资金方审批，15 天内答复；通过后银行放款到收款账户。',
    },
    creditFund: {
      approve: '复核通过',
      empty: '没有待复核的信用金申请。可在“我已处理”中查看历史。',
      next: '由核心企业推荐，15 天内答复。',
    },
    creditFundSupport: {
      approve: '同意推荐',
      empty: '没有待复核的信用金推荐。可在“我已处理”中查看历史。',
      next: '由终审签发；未设终审的，直接由资金方审批。',
    },
    creditFundSupportFinal: {
      approve: '签发推荐',
      empty: '没有待终审的信用金推荐。可在“我已处理”中查看历史。',
      next: '由资金方审批供应商的贷款，15 天内答复。',
    },
    purFinance: {
      approve: '复核通过',
      empty: '没有待复核的采购融资申请。可在“我已处理”中查看历史。',
      next: '由资金方审批，15 天内答复；通过后银行放款到收款账户。',
    },
  },
} as const
