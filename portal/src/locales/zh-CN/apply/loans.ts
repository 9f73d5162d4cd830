/** Loans of an enterprise. */
export const loans = {
  loanRepay: {
    form: '提前还款申请',
    editTitle: '修改提前还款申请',
    copyTitle: '复制为新的提前还款申请',
    checkTitle: '核对提前还款申请',
    next: { PENDING_PAYMENT: '银行从还款账户扣款，结果显示在还款结果页；未扣款成功的，借据不变。' },
    signTitle_other: '签名并提交 {{count}} 笔提前还款申请',
    resultTable: '提前还款申请',
    resultTitle_other: '已提交 {{count}} 笔提前还款申请',
  },
} as const
