/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = {
  furtherTab: { due: '待兑付', paying: '付款中' },
  redeem: {
    form: '兑付登记',
    editTitle: '修改兑付申请',
    copyTitle: '复制为新的兑付申请',
    checkTitle: '核对兑付申请',
    next: {
      PENDING_FINAL: '签发后由银行逐笔付款。',
      PENDING_PAYMENT: '付款成功的金票已兑付，失败的可重新登记。',
    },
    signTitle_other: '签名并提交 {{count}} 笔金票兑付',
    resultTable: '兑付申请',
    resultTitle_other: '已提交 {{count}} 笔兑付申请',
  },
} as const
