/** Chain credit and credit funds. */
export const credit = {
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
} as const
