/** Loans of an enterprise. */
export const loans = {
  loanDraw: {
    form: '支用申请',
    editTitle: '修改支用申请',
    copyTitle: '复制为新的支用申请',
    checkTitle: '核对支用申请',
    next: {
      PENDING_FUNDER: '资金方审核用途和材料，可能退回修改；额度自提交起占用。',
      PENDING_PAYMENT: '银行放款到所选收款账户，放款当日起息，还款计划按放款日生成。',
    },
    signTitle_other: '签名并提交 {{count}} 笔支用申请',
    resultTable: '支用申请',
    resultTitle_other: '已提交 {{count}} 笔支用申请',
  },
  agreement: {
    text: {
      loanDraw:
        '一、本企业在授信额度内向资金方借款，金额、期限、还款方式和用途以本申请为准，年利率以授信批复为准。\n二、借款由经办提交、主管复核，两人不得为同一人；资金方同意且银行放款后成立，放款当日起息。放款前任何一方不同意的，借款不成立，占用的额度释放。\n三、利息按剩余本金、实际天数和年利率计算，算头不算尾。应还日为节假日的，银行在其后第一个工作日扣款，利息仍计算至应还日。\n四、逾期的本金和利息自逾期之日起按罚息利率计收罚息，还清之前不能再支用。\n五、本企业按所填用途使用借款，接受资金方核查，不用于投资证券、期货和房地产。\n六、本企业可以申请提前归还部分或全部借款，提前归还的本金按授信批复的费率计收手续费。',
    },
  },
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
