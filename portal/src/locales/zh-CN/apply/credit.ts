/** Chain credit and credit funds. */
export const credit = {
  furtherTab: { kindLoans: '我的借据', endedPurFinances: '已办结' },
  chainCredit: {
    form: '贷款申请',
    editTitle: '修改金链贷申请',
    copyTitle: '复制为新的金链贷申请',
    checkTitle: '核对金链贷申请',
    next: {
      PENDING_FUNDER: '资金方 15 天内审批；需要补充资料的会退回修改。',
      PENDING_PAYMENT: '银行放款到所选收款账户，放款当日起息，还款计划按放款日生成。',
    },
    signTitle_other: '签名并提交 {{count}} 笔金链贷申请',
    resultTable: '金链贷申请',
    resultTitle_other: '已提交 {{count}} 笔金链贷申请',
  },
  creditFund: {
    form: '信用金申请',
    editTitle: '修改信用金申请',
    copyTitle: '复制为新的信用金申请',
    checkTitle: '核对信用金申请',
    next: {
      PENDING_COUNTERPARTY: '核心企业 15 天内答复是否推荐；需要补充的会退回修改。',
      PENDING_FUNDER: '资金方 15 天内审批，通过后由银行放款到所选账户。',
    },
    signTitle_other: '签名并提交 {{count}} 笔信用金申请',
    resultTable: '信用金申请',
    resultTitle_other: '已提交 {{count}} 笔信用金申请',
  },
  purFinance: {
    form: '采购融资申请',
    editTitle: '修改采购融资申请',
    copyTitle: '复制为新的采购融资申请',
    checkTitle: '核对采购融资申请',
    next: {
      PENDING_FUNDER: '资金方 15 天内审批；需要补充资料的会退回修改。',
      PENDING_PAYMENT: '银行放款到所选收款账户，到期一次归还本金和利息。',
    },
    signTitle_other: '签名并提交 {{count}} 笔采购融资申请',
    resultTable: '采购融资申请',
    resultTitle_other: '已提交 {{count}} 笔采购融资申请',
  },
} as const
