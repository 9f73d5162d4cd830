/** Loans of an enterprise. */
export const loans = {
  desk: {
    selfLoan: {
      approve: '复核通过',
      empty: '没有待复核的授信申请。可在“我已处理”中查看历史。',
      next: '由资金方审批，15 天内答复。',
    },
    loanDraw: {
      approve: '复核通过',
      empty: '没有待复核的支用申请。可在“我已处理”中查看历史。',
      next: '由资金方审核，同意后银行放款到收款账户。',
    },
    loanRepay: {
      approve: '复核通过',
      empty: '没有待复核的提前还款申请。可在“我已处理”中查看历史。',
      next: '由银行从还款账户扣款，结果会通知经办。',
    },
  },
  voucherOf: {
    LOAN_NOTE: {
      title: '借据',
      digest: '摘要由贷款申请的内容、签名原文和借款企业的签名计算，任何一项变动则摘要不同。',
    },
    LOAN_PAID: {
      title: '贷款放款凭证',
      digest: '摘要由贷款申请的内容、签名原文和借款企业的签名计算，任何一项变动则摘要不同。',
    },
    LOAN_REPAID: {
      title: '还款凭证',
      digest: '摘要由该笔还款所依据的申请计算，内容变动则摘要不同。',
    },
    LOAN_SETTLED: {
      title: '贷款结清证明',
      digest: '该借据的本金、利息和罚息已全部还清。摘要由最后一笔还款所依据的申请计算，内容变动则摘要不同。',
    },
  },
} as const
