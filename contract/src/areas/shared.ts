import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** What several areas say, each name with its one owner: here. */
export const terms = {
  funderName: { name: ['资金方', 'Funder'], kind: 'company' },
  coreName: { name: ['核心企业', 'Core company'], kind: 'company' },
  payeeName: { name: ['收款方', 'Payee'], kind: 'company' },
  payeeAccountName: { name: ['收款户名', 'Payee’s account name'], kind: 'company' },
  payeeBank: { name: ['收款开户行', 'Payee’s bank'], kind: 'company' },
  accountName: { name: ['户名', 'Account name'], kind: 'company' },
  bankName: { name: ['开户银行', 'Bank'], kind: 'company' },
  contactName: { name: ['联系人', 'Contact'], kind: 'person', max: 30 },
  contactMobile: { name: ['联系人手机号', 'Contact’s mobile'], kind: 'code', max: 11 },
  sourceNo: { name: ['关联业务', 'From'], kind: 'number' },
  accountNo: { name: ['银行账号', 'Account number'], kind: 'code', max: 30 },
  payeeAccount: { name: ['收款账号', 'Payee’s account'], kind: 'code' },
  payAccount: { name: ['付款账户', 'Paying account'], kind: 'code' },
  receivingAccount: { name: ['收款账户', 'Receiving account'], kind: 'code' },
  bankSerial: { name: ['银行流水号', 'Bank serial'], kind: 'code', max: 64 },
  feeAmount: { name: ['手续费', 'Fee'], kind: 'money' },
  taxAmount: { name: ['税额', 'Tax'], kind: 'money' },
  annualRate: { name: ['年利率', 'Annual rate'], kind: 'rate' },
  feeRate: { name: ['手续费率', 'Fee rate'], kind: 'rate' },
  payDate: { name: ['付款日期', 'Payment date'], kind: 'day' },
  paidAt: { name: ['付款时间', 'Paid at'], kind: 'moment' },
  email: { name: ['邮箱', 'E-mail'], kind: 'text', max: 100 },
  failReason: { name: ['失败原因', 'Reason of the failure'], kind: 'text' },
  authorisationFiles: { name: ['企业授权书', 'Authorisation'], kind: 'files', isMeant: true },
  payReceiptFiles: { name: ['付款回单', 'Payment receipt'], kind: 'files' },
} as const satisfies Terms

export const codes = {
  '01000203': ['贵企业尚未开通{0}，开通后才能办理', 'Your company has not opened {0} yet: open it first'],
  '02000110': ['请先完成企业实名认证', 'Verify your company first'],
  '06000102': ['报价已失效，请重新试算', 'The offer is no longer valid. Calculate again'],
  '07000102': [
    '该账户尚未通过打款验证，请先完成验证',
    'The account is not verified by a test payment yet. Verify it first',
  ],
  '11000110': ['一次签名的{lines}过多，请分批签名', 'One signature covers too many {lines}: sign in parts'],
} as const satisfies Codes

export const notices = {
  // The last answer of an institution, one notice for each outcome (`outcome.ts`); filled in as every notice of an
  // application, then {6} the word of its state, {7} what became of its lines, {8} why lines failed.
  APPLICATION_DONE: {
    title: ['{4} {1}：{6}', '{4} {1}: {6}'],
    body: ['{0} 已确认 {1}：{5} {2}，金额 {3} 元，{6}。', '{0} confirmed {1}: {5} {2}, {3} yuan. It is now: {6}.'],
    plain: ['{0} 已确认 {1}：{5} {2}，{6}。', '{0} confirmed {1}: {5} {2}. It is now: {6}.'],
  },
  APPLICATION_PARTLY_FAILED: {
    title: ['{4} {1}：{6}', '{4} {1}: {6}'],
    body: [
      '{1}（{5} {2}）的全部结果已到：{7}。失败原因：{8}。',
      '{1} ({5} {2}) is answered in full. {7}. Reason of the failure: {8}.',
    ],
  },
  APPLICATION_FAILED: {
    title: ['{4} {1}：{6}', '{4} {1}: {6}'],
    body: [
      '{1}（{5} {2}）全部未办成：{7}。失败原因：{8}。该申请已结束。',
      'Nothing of {1} ({5} {2}) came about. {7}. Reason: {8}. The application has ended.',
    ],
  },
} as const satisfies Notices

export const agreements = {} as const satisfies Agreements
export const nouns = [] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = ['ZD'] as const satisfies Names
export const hints = {} as const satisfies Texts
/** What institutions are asked: by kind of task. */
export const tasks = {
  /** A step of an institution in the flow of an application; `target` is its key. */
  APPLICATION: ['业务申请', 'Application'],
} as const satisfies Texts
