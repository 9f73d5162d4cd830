/** A payment that the enterprise has made through its bank, and reports. */
export const payment = {
  again: '银行上次未查到该流水号。我已核对无误，请银行再查一次',
  serialHint: '银行回单上的流水号，4 至 64 位字母、数字或连字符',
  filesHint: '银行出具的回单',
  confirmedBy: '登记是贵企业的陈述，由{{who}}核对到账；核对前不视为已付款，未到账的会说明原因，可重新登记。',
  within_other: '{{who}}应在 {{count}} 个工作日内答复。',
  payee: '收款方信息',
  remarkMust: '付款时必须填写，银行据此查找这笔款项。',
  send: '提交登记',
  cancel: '取消',
} as const
