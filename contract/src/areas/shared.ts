import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** What several areas say, each name with its one owner: here. */
export const terms = {
  limitChannel: { name: ['额度渠道', 'Channel of the limit'], kind: 'text', max: 30 },
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
  penaltyRate: { name: ['罚息利率', 'Penalty rate'], kind: 'rate' },
  feeRate: { name: ['手续费率', 'Fee rate'], kind: 'rate' },
  payDate: { name: ['付款日期', 'Payment date'], kind: 'day' },
  paidAt: { name: ['付款时间', 'Paid at'], kind: 'moment' },
  verifyCode: { name: ['校验码', 'Verification code'], kind: 'code', max: 40 },
  email: { name: ['邮箱', 'E-mail'], kind: 'text', max: 100 },
  failReason: { name: ['失败原因', 'Reason of the failure'], kind: 'text' },
  failedBefore: { name: ['此前付款失败', 'Failed before'], kind: 'text' },
  authorisationFiles: { name: ['企业授权书', 'Authorisation'], kind: 'files', isMeant: true },
  payReceiptFiles: { name: ['付款回单', 'Payment receipt'], kind: 'files' },
} as const satisfies Terms

export const codes = {
  '05000105': ['该额度已到期或已终止，不能再变更', 'This limit has ended and cannot be changed'],
  '05000106': ['该额度已是“{0}”，无需重复操作', 'This limit is “{0}” already'],
  '05000107': [
    '未找到{creditCode}为 {0} 的{coreName}：须已注册，且不是分支机构',
    'No {coreName} has the {creditCode} {0}: it has to be registered, and no branch',
  ],
  '05000108': ['{to}不能早于{0}（{1}）', 'The {to} cannot be before {0} ({1})'],
  '05000109': ['未找到{creditCode}为 {0} 的{funderName}', 'No {funderName} has the {creditCode} {0}'],
  '05000120': [
    '提出人 {0} 已不是平台管理员，请驳回并由现任管理员重新提出',
    '{0}, who proposed this, is no administrator of the platform any more: reject it and have it proposed anew',
  ],
  '05000110': ['该公钥不是 P-256 曲线上的点，请核对', 'This is not a public key of the curve P-256: check it'],
  '01000330': ['答复缺少 {0}', 'The answer lacks {0}'],
  '01000331': ['答复中 {0} 的格式不正确', '{0} of the answer is not written as it has to be'],
  '01000332': ['答复中 {0} 须与所申请、所签署的一致：{1}', '{0} of the answer must be as it was asked and signed: {1}'],
  '01000333': ['答复中 {0} 须在 {1} 至 {2} 之间', '{0} of the answer must be between {1} and {2}'],
  '01000334': ['答复中 {0} 不能超过 {1}', '{0} of the answer cannot be more than {1}'],
  '01000335': ['{0} {1} 已登记过，一个编号只对应一笔', '{0} {1} has been registered already: one number is one thing'],
  '01000336': ['该事项的答复不含 {0}，请删去后重新提交', 'An answer to this does not have {0}: leave it out'],
  '01000337': ['该事项不分笔答复，请勿填写 line', 'This is answered as a whole: leave line out'],
  '01000338': ['请按笔答复，line 须为所附各笔中的一笔', 'Answer line by line: line is one of those that were asked'],
  '01000339': ['该事项只能同意或拒绝，不能退回补正', 'This can be approved or refused: no correction can be asked for'],
  '01000340': ['答复中 {0} 不是该企业的文件', '{0} of the answer is no file of the company'],
  '01000203': ['贵企业尚未开通{0}，开通后才能办理', 'Your company has not opened {0} yet: open it first'],
  '01000341': [
    '答复中 {0} 为 {1}，该日期尚未到，请届时再答复',
    '{0} of the answer is {1}, which is yet to come: answer then',
  ],
  // What stands in the way of a form whatever it says; see `obstacles.ts`.
  '01000342': ['贵企业还没有取得授信，取得后才能支用', 'Your company has no credit line yet: nothing can be drawn'],
  '01000343': ['授信已全部使用，还款后可再支用', 'The credit line is used up: repay a loan to draw again'],
  '01000344': ['目前没有生效中且有余额的额度，请联系{0}', 'No limit in force has anything left. Contact {0}'],
  '01000345': [
    '目前没有可以选择的{supplierName}：须已注册、已实名且未停用',
    'There is no {supplierName} to choose: it has to be registered, verified and in use',
  ],
  '01000346': ['目前没有可以{0}的金票', 'No ticket can be {0} now'],
  '01000347': ['目前没有可登记兑付的到期金票', 'No ticket that is due can be registered for payment now'],
  '01000348': ['目前没有付款中或付款失败、可登记已付款的付款', 'No payment waits for the bank or has failed now'],
  '01000349': ['目前没有可以提前还款的借据', 'No loan can be repaid early now'],
  '01000350': ['目前没有已缴费、尚未开票的账单', 'No paid bill is without an invoice now'],
  '01000351': [
    '目前没有可以推荐贵企业的{coreName}：贵企业须是其一级{supplierName}',
    'No {coreName} can recommend your company: you have to be its {supplierName} of the first level',
  ],
  '01000352': ['目前没有可以变更的 UKEY', 'There is no UKEY to change'],
  '01000353': [
    '目前没有可以申请 UKEY 的人员：在职人员都已有申请在办理',
    'Nobody can get a UKEY now: everybody in office waits for one already',
  ],
  '01000354': [
    '目前没有可以申请的融资产品：申请在办理、仍在有效期内或未到可再次申请的日期',
    'There is no product to qualify for now: each is applied for, still valid, or was refused lately',
  ],
  '01000355': ['目前没有{funderName}提供该产品', 'No {funderName} offers this product now'],
  '01000356': [
    '没有可用于“{0}”的银行账户：须先登记账户并通过打款验证',
    'No bank account can be used for “{0}”: register one and have it verified by a test payment',
  ],
  '01000357': [
    '没有查到与{receiptNo}、{verifyCode}相符的凭证，请对照凭证重新输入',
    'No receipt has this {receiptNo} and {verifyCode}. Compare them with the paper and enter them again',
  ],
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
  // {0} the numbers of the applications that have paid what failed.
  APPLICATION_CURED: {
    title: ['{4} {1}：失败明细已付清', '{4} {1}: what failed is paid'],
    body: [
      '{1} 的失败明细已由 {0} 全部付清，无须再处理。',
      'All that failed of {1} was paid by {0}. Nothing is left to be done.',
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
