/** 金易贷: the agreement about it, and the line. */
export const selfLoan = {
  with: '协议方：{{own}}与{{funder}}，版本 {{version}}',
  contents: '协议目录',
  agree: '我已阅读并同意《{{name}}》',
  agreeFirst: '请先勾选同意《{{name}}》',
  sign: '签署协议',
  signTitle: '签署《{{name}}》',
  signed: '授信协议已签署，可以申请授信',
  line: '本企业的授信',
  validFrom: '授信生效日',
  validTo: '授信到期日',
  lineHint: '在可用授信额度内随时支用，归还的本金恢复为可用额度。',
  frozen: '有逾期款项，授信已冻结。归还逾期款项后恢复支用。',
  toLoans: '查看借据并还款',
  listJoin: '、',
  toDraw: '去支用',
} as const
