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
  redeemClaim: {
    form: '付款方登记',
    editTitle: '修改付款方登记',
    copyTitle: '复制为新的付款方登记',
    checkTitle: '核对付款方登记',
    next: {
      PENDING_COUNTERPARTY: '5 个工作日内确认或提出异议；确认后金票即兑付。',
      PENDING_PLATFORM: '仅在收款方有异议或逾期未答复时，由平台核定。',
    },
    signTitle_other: '签名并提交 {{count}} 笔付款方登记',
    resultTable: '付款方登记',
    resultTitle_other: '已提交 {{count}} 笔付款方登记',
  },
  account: {
    form: '账户登记',
    editTitle: '修改账户申请',
    copyTitle: '复制为新的账户申请',
    checkTitle: '核对账户',
    next: {
      verify: { title: '打款验证', text: '7 天内从新账户转账 0.01 元。免验证的账户立即可用。' },
      use: { title: '账户可用', text: '验证通过后可以选择该账户收款、付款。' },
    },
    signTitle_other: '签名并提交 {{count}} 个对公账户',
    resultTable: '账户申请',
    resultTitle_other: '已提交 {{count}} 个对公账户',
    resultNext: '接下来：打款验证',
    resultNextText: '请按下方的收款信息转账 0.01 元。没有收款信息的账户免验证，现在即可使用。',
  },
} as const
