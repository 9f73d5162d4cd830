/** Payments that a payer states, where the bank has not said what became of them. */
export const redeemClaim = {
  payment: '付款',
  proof: '付款凭据',
  stated: '登记内容',
  noLine: '还没有选择付款。请在“付款中”选择银行尚未答复的一笔，或在“待兑付”选择付款失败的一笔。',
  toPaying: '去“付款中”选择',
  serialHint: '银行回单上的流水号；同一流水号只登记一次',
  paidOn: '实际付款日期',
  filesHint: '银行出具的回单，收款方和平台都会看到',
  total: '登记金额',
  railHint: '这是本企业的陈述，不是银行的答复',
  railFoot: '主管复核后请收款方确认。收款方确认前，该金票仍待兑付；银行的答复随时以银行为准。',
  railFootFailed:
    '该笔付款已失败。失败由本企业登记、银行尚未答复的，请先向银行核实，以免重复付款。主管复核后请收款方确认；收款方确认前，该金票仍待兑付。',
  checkText: '主管复核通过后，收款方 5 个工作日内确认或提出异议；有异议或逾期未答复的，由平台核定。',
  answerBy: '收款方答复截止',
  contested: '收款方的异议',
} as const
