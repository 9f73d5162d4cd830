/** A payment that the enterprise has made through its bank, and reports. */
export const payment = {
  again: '银行上次未查到该流水号。我已核对无误，请银行再查一次',
  serialHint: '银行回单上的流水号，4 至 64 位字母、数字或连字符',
  filesHint: '银行出具的回单',
  send: '提交登记',
  cancel: '取消',
} as const
