import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Redemption, bank accounts and the books. */
export const terms = {
  redeemNo: { name: ['兑付批次号', 'Redemption number'], kind: 'number' },
  rootNo: { name: ['原始编号', 'Original number'], kind: 'number' },
  businessNo: { name: ['业务编号', 'Business number'], kind: 'number' },
  lineCount: { name: ['付款笔数', 'Payments'], kind: 'count' },
  leafCount: { name: ['拆分数', 'Parts'], kind: 'count' },
  levelCount: { name: ['拆分层级', 'Levels of parts'], kind: 'count' },
  overdueDays: { name: ['逾期天数', 'Days overdue'], kind: 'count', unit: ['天', 'days'] },
  lineState: { name: ['付款状态', 'State of the payment'], kind: 'status' },
  paidAmount: { name: ['已付金额', 'Amount paid'], kind: 'money' },
  unpaidAmount: { name: ['待付金额', 'Amount unpaid'], kind: 'money' },
  failedAmount: { name: ['失败金额', 'Amount that failed'], kind: 'money' },
  redeemedAmount: { name: ['已兑付金额', 'Amount redeemed'], kind: 'money' },
  outstandingAmount: { name: ['未兑付金额', 'Amount outstanding'], kind: 'money' },
  asset: { name: ['资产类别', 'Kind of asset'], kind: 'status', isKind: true },
  ledgerKind: { name: ['交易类型', 'Kind of movement'], kind: 'status', isKind: true },
  direction: { name: ['收支方向', 'Direction'], kind: 'status', isKind: true },
  incomeAmount: { name: ['收入金额', 'Income'], kind: 'money' },
  expenseAmount: { name: ['支出金额', 'Expense'], kind: 'money' },
  statementMonth: { name: ['账单月份', 'Month'], kind: 'text' },
  openingAmount: { name: ['期初余额', 'Opening balance'], kind: 'money' },
  closingAmount: { name: ['期末余额', 'Closing balance'], kind: 'money' },
  branchName: { name: ['开户支行', 'Branch'], kind: 'company' },
  interBankNo: { name: ['联行号', 'Bank code'], kind: 'code', max: 12 },
  accountKind: { name: ['账户类型', 'Kind of account'], kind: 'status', isKind: true },
  accountUsage: { name: ['账户用途', 'Used for'], kind: 'status', isKind: true },
  accountState: { name: ['账户状态', 'State of the account'], kind: 'status' },
  verifyState: { name: ['验证状态', 'Verification state'], kind: 'status' },
  verifyUntil: { name: ['打款截止时间', 'Remit by'], kind: 'moment' },
  isDefault: { name: ['默认账户', 'Default'], kind: 'flag' },
  permitFiles: { name: ['开户许可证', 'Account permit'], kind: 'files' },
} as const satisfies Terms

export const codes = {
  '04000140': ['请至少选择一张待兑付的金票', 'Choose at least one ticket that is due'],
  '04000141': ['该金票已在兑付批次 {0} 中', 'The ticket is in redemption {0} already'],
  '04000142': [
    '{payeeName}“{0}”尚无已验证的{receivingAccount}，可提醒其完成打款验证',
    '{payeeName} “{0}” has no verified {receivingAccount} yet. You can remind it',
  ],
  '04000143': [
    '{receivingAccount}已变更，请驳回后重新发起',
    'The {receivingAccount} has changed. Send it back and start again',
  ],
  '04000144': ['{payDate}不能早于今天', '{payDate} cannot be before today'],
  '04000145': ['该笔已登记付款结果', 'The result of this payment is registered already'],
  '04000146': [
    '{bankSerial} {0} 已登记在金票 {1} 的付款中',
    '{bankSerial} {0} is registered for the payment of ticket {1}',
  ],
  '04000147': ['{payDate}不能晚于今天', '{payDate} cannot be after today'],
  '07000101': [
    '仅支持对公账户，{accountName}须与{corpName}一致',
    'Only company accounts: {accountName} must be the {corpName}',
  ],
  '07000103': ['{accountNo}须为 8 至 30 位数字', '{accountNo} has 8 to 30 digits'],
  '07000104': ['{interBankNo}须为 12 位数字', '{interBankNo} has 12 digits'],
  '07000105': ['该{accountNo}已登记', 'This {accountNo} is registered already'],
  '07000106': [
    '{isDefault}不能停用，请先设置其他{isDefault}',
    'The default account cannot be stopped. Make another one the default first',
  ],
  '07000107': ['该账户有办理中的业务，不能停用', 'Applications in progress use this account: it cannot be stopped'],
  '07000108': ['打款验证{0}，请重新获取{payeeAccount}', 'The test payment is {0}. Get a new {payeeAccount}'],
} as const satisfies Codes

export const notices = {
  /** To the payee. {0} issuer, {1} ticket, {2} amount, {3} bank serial. */
  REDEEM_PAID: {
    title: ['金票已收款 {1}', 'Ticket paid {1}'],
    body: [
      '{0} 已兑付金票 {1}，金额 {2} 元，银行流水号 {3}，请核对到账。',
      '{0} paid ticket {1}, {2} yuan, bank serial {3}. Please check your account.',
    ],
  },
  /** To the issuer. {0} redemption, {1} ticket, {2} amount, {3} reason. */
  REDEEM_LINE_FAILED: {
    title: ['兑付付款失败 {1}', 'Payment failed {1}'],
    body: [
      '兑付批次 {0} 中金票 {1} 的付款 {2} 元失败，原因：{3}。该金票可重新登记兑付。',
      'The payment of ticket {1} in redemption {0}, {2} yuan, failed. Reason: {3}. Register it again.',
    ],
  },
  /** To the payee. {0} issuer, {1} ticket, {2} amount. */
  PAYEE_ACCOUNT_NEEDED: {
    title: ['请登记收款账户 {1}', 'Register an account to be paid {1}'],
    body: [
      '{0} 准备兑付金票 {1}，金额 {2} 元，但贵企业尚无已验证的收款账户，请尽快登记并完成打款验证。',
      '{0} is about to pay ticket {1}, {2} yuan, but you have no verified account. Register one and verify it.',
    ],
  },
  /** To the issuer: the last overdue ticket is paid (I29). {0} its name. */
  ISSUE_RESUMED: {
    title: ['已恢复开立 {0}', 'Issuing is possible again {0}'],
    body: [
      '逾期金票已全部兑付，贵企业可以继续开立金票。',
      'All overdue tickets are paid. You can issue tickets again.',
    ],
  },
  /** {0} person, {1} bank, {2} last four digits. */
  ACCOUNT_ADDED: {
    title: ['银行账户已登记 尾号 {2}', 'Bank account registered, ending in {2}'],
    body: [
      '{0} 登记了 {1} 尾号 {2} 的账户。如非贵企业操作，请立即联系平台。',
      '{0} registered the account of {1} ending in {2}. If this was not you, call the platform at once.',
    ],
  },
  /** {0} bank, {1} last four digits. */
  ACCOUNT_VERIFIED: {
    title: ['银行账户已验证 尾号 {1}', 'Bank account verified, ending in {1}'],
    body: [
      '{0} 尾号 {1} 的账户已通过打款验证，可以使用。',
      'The account of {0} ending in {1} is verified and can be used.',
    ],
  },
  /** {0} bank, {1} last four digits, {2} reason. */
  ACCOUNT_FAILED: {
    title: ['银行账户验证失败 尾号 {1}', 'Bank account not verified, ending in {1}'],
    body: [
      '{0} 尾号 {1} 的账户未通过打款验证，原因：{2}。请重新获取收款账号后再打款。',
      'The account of {0} ending in {1} was not verified. Reason: {2}. Get a new account to pay to.',
    ],
  },
} as const satisfies Notices

export const agreements = {} as const satisfies Agreements
export const nouns = ['accounts', 'redeems', 'transactions'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {
  REDEEM_OVERDUE: ['其中 {0} 张已逾期', '{0} of them are overdue'],
  REDEEM_ACCOUNT_NEW: [
    '收款方“{0}”的收款账户登记不足 {1} 天，请核对',
    'The account of payee “{0}” was registered less than {1} days ago: please check',
  ],
} as const satisfies Texts
/** What institutions are asked. */
export const tasks = {
  /** Whether the test payment of an account has come; `target` is the key of the verification. */
  REMITTANCE: ['打款验证', 'Test payment'],
} as const satisfies Texts
