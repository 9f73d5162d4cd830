/** Financing of tickets, invoices. */
export const finance = {
  desk: {
    finance: {
      approve: '复核通过',
      empty: '没有待复核的融资或代发申请。可在“我已处理”中查看历史。',
      next: {
        FINANCE: '由平台在首个工作日审核（工作日 16:00 前提交的当日审核），资金方同意后下一工作日放款。',
        PAYROLL: '由银行逐人发放，结果会通知经办。',
      },
    },
    signupDirector: {
      approve: '复核通过',
      empty: '没有待复核的融资资格申请。可在“我已处理”中查看历史。',
      next: '已交资金方审核，结果会通知经办。',
    },
  },
  voucherOf: {
    FINANCE: {
      title: '金票融资凭证',
      digest:
        '本次融资为应收账款转让保理，并非贷款。摘要由融资申请的内容、签名原文和融资方的签名计算，任何一项变动则摘要不同。',
    },
    PAYROLL: {
      title: '代发工资凭证',
      digest: '摘要由代发清单的内容、签名原文和付款方的签名计算，任何一项变动则摘要不同。',
    },
  },
} as const
