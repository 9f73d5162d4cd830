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
  judgeBy: { name: ['平台核定截止', 'Judged by the platform by'], kind: 'day' },
  judgement: { name: ['平台核定', 'Judgement of the platform'], kind: 'text', max: 600 },
  claimNo: { name: ['登记编号', 'Statement number'], kind: 'number' },
  settledBy: { name: ['付款确认方式', 'How the payment was confirmed'], kind: 'status', isKind: true },
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
  '04000177': [
    '该金票当前状态为“{0}”，不能登记兑付，请移出本批次',
    'The ticket is “{0}” now and cannot be registered: take it out of the redemption',
  ],
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
  '04000147': ['该笔付款当前状态为“{0}”，不能登记', 'The payment is “{0}” now: nothing can be stated of it'],
  '04000148': ['该笔付款已在登记 {0} 中', 'The payment is in statement {0} already'],
  '04000176': [
    '{payeeName}今天已提醒过，明天可再次提醒',
    'The {payeeName} has been reminded today. You can remind it again tomorrow',
  ],
  '04000175': ['该金票已在兑付批次 {0} 中重新付款', 'The ticket is paid again in redemption {0}'],
  '04000149': [
    '{payDate}不能早于金票的{promisedDate} {0}',
    '{payDate} cannot be before the {promisedDate} of the ticket, {0}',
  ],
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
  '07000109': [
    '这是唯一可用的账户，不能停用。请先登记另一个账户并完成打款验证，再将其设为{isDefault}',
    'This is the only account in use and cannot be stopped. Register another one, have it verified and make it the default first',
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
  // Payments that a payer has stated: {0} who, {1} ticket, {2} amount, {3} serial, day or reason.
  /** To the payer. {0} the payee. */
  CLAIM_CONFIRMED: {
    title: ['收款方已确认收款 {1}', 'The payee has confirmed the payment {1}'],
    body: [
      '{0} 已确认收到金票 {1} 的兑付款 {2} 元，流水号 {3}，该金票已兑付。',
      '{0} confirmed that {2} yuan for ticket {1} have come, serial {3}. The ticket is redeemed.',
    ],
  },
  /** To the payer. {0} the payee, {3} its reason, {4} the last day of the platform, {5} its hotline. */
  CLAIM_CONTESTED: {
    title: ['收款方对付款有异议 {1}', 'The payee contests the payment {1}'],
    body: [
      '{0} 表示未收到金票 {1} 的兑付款 {2} 元，原因：{3}。已转平台核定，最迟 {4}；核定前贵企业可撤回登记，收款方到账后仍可确认。补充材料或催办，请致电平台 {5}。',
      '{0} says that {2} yuan for ticket {1} have not come. Reason: {3}. The platform judges it by {4}; until then you can take the statement back, and the payee can still confirm. To add papers or to ask for it, call the platform: {5}.',
    ],
  },
  /** To both sides. {0} the payee, {3} its last day, {4} that of the platform, {5} the hotline. */
  CLAIM_UNANSWERED: {
    title: ['收款确认已超期，转平台核定 {1}', 'No answer to a payment: the platform judges it {1}'],
    body: [
      '{0} 未在 {3} 前确认金票 {1} 的兑付款 {2} 元。未答复不等于已收款，已转平台核定，最迟 {4}；核定前收款方仍可确认。补充材料或催办，请致电平台 {5}。',
      '{0} did not answer by {3} whether {2} yuan for ticket {1} have come. Silence is no confirmation: the platform judges it by {4}, and until then the payee may still confirm. To add papers or to ask for it, call the platform: {5}.',
    ],
  },
  /** To the payee that has contested it. {0} the payer, {3} the last day of the platform, {4} its hotline. */
  CLAIM_AT_PLATFORM: {
    title: ['付款登记待平台核定 {1}', 'The platform judges a stated payment {1}'],
    body: [
      '{0} 登记的金票 {1} 兑付款 {2} 元由平台核定，最迟 {3}。核定为已付款的，该金票即兑付；核定为未付款的，仍待兑付。补充材料或催办，请致电平台 {4}。',
      'The platform judges by {3} whether {0} has paid {2} yuan for ticket {1}. Judged as paid, the ticket is redeemed; judged as not paid, it is still to be paid. To add papers or to ask for it, call the platform: {4}.',
    ],
  },
  /** To both sides and to whoever runs the platform: its last day is over. {0} the payer, {3} that day, {4} the hotline. */
  CLAIM_NOT_JUDGED: {
    title: ['平台逾期未核定 {1}', 'Not judged in time {1}'],
    body: [
      '{0} 登记的金票 {1} 兑付款 {2} 元应于 {3} 前由平台核定，尚未核定。未核定不等于已付款，该金票仍待兑付；催办请致电平台 {4}。',
      'The platform had to judge by {3} whether {0} has paid {2} yuan for ticket {1}, and has not. That is no payment: the ticket is still to be paid. To ask for it, call the platform: {4}.',
    ],
  },
  /** To the payee. {0} the payer, {3} the last day. */
  CLAIM_REMINDER: {
    title: ['请确认是否收款 {1}', 'Has this payment come? {1}'],
    body: [
      '{0} 登记已支付金票 {1} 的兑付款 {2} 元，请核对到账，并于 {3} 前确认或提出异议。',
      '{0} stated that it has paid {2} yuan for ticket {1}. Check your account and confirm or contest it by {3}.',
    ],
  },
  /** To the payee; the payer hears of its application. {0} the payer, {3} serial. */
  CLAIM_UPHELD: {
    title: ['平台核定已付款 {1}', 'Judged as paid {1}'],
    body: [
      '平台核定 {0} 已支付金票 {1} 的兑付款 {2} 元，流水号 {3}，该金票已兑付。',
      'The platform judged that {0} has paid {2} yuan for ticket {1}, serial {3}. The ticket is redeemed.',
    ],
  },
  /** To the payee; the payer hears of its application. {0} the payer, {3} reason. */
  CLAIM_DISMISSED: {
    title: ['平台核定未付款 {1}', 'Judged as not paid {1}'],
    body: [
      '平台核定 {0} 登记的金票 {1} 兑付款 {2} 元未支付，原因：{3}。该金票仍待兑付。',
      'The platform judged that {0} has not paid {2} yuan for ticket {1}. Reason: {3}. The ticket is still to be paid.',
    ],
    by: 'PLATFORM',
  },
  /** To the payee. {0} the payer. */
  CLAIM_WITHDRAWN: {
    title: ['付款登记已撤回 {1}', 'A stated payment is taken back {1}'],
    body: [
      '{0} 撤回了金票 {1} 兑付款 {2} 元的付款登记，流水号 {3}，无须再确认。',
      '{0} took back that it has paid {2} yuan for ticket {1}, serial {3}. Nothing is to be confirmed any more.',
    ],
  },
  /** To both sides: the bank has answered meanwhile. {0} the payer, {3} the serial that was stated. */
  CLAIM_PROVED: {
    title: ['银行已确认付款 {1}', 'The bank has confirmed the payment {1}'],
    body: [
      '银行已确认 {0} 支付金票 {1} 的兑付款 {2} 元。付款方登记的流水号 {3} 无须再确认。',
      'The bank confirmed that {0} has paid {2} yuan for ticket {1}. The stated serial {3} needs no answer any more.',
    ],
  },
  /** To both sides: the bank has answered meanwhile. {0} the payer, {3} its reason. */
  CLAIM_CONTRADICTED: {
    title: ['银行未付款，付款登记已终止 {1}', 'The bank has not paid: the statement has ended {1}'],
    body: [
      '银行答复未支付 {0} 金票 {1} 的兑付款 {2} 元，原因：{3}。付款方登记已终止，该金票仍待兑付。',
      'The bank says that it has not paid {2} yuan of {0} for ticket {1}. Reason: {3}. The statement has ended, the ticket is still to be paid.',
    ],
    by: 'BANK',
  },
  /** To the issuer. {0} redemption, {1} ticket, {2} amount, {3} reason. */
  REDEEM_LINE_FAILED: {
    title: ['兑付付款失败 {1}', 'Payment failed {1}'],
    body: [
      '兑付批次 {0} 中金票 {1} 的付款 {2} 元失败，原因：{3}。该金票可重新登记兑付。',
      'The payment of ticket {1} in redemption {0}, {2} yuan, failed. Reason: {3}. Register it again.',
    ],
    by: 'BANK',
  },
  /** The same where the payer itself has said so, the bank nothing. {0} redemption, {1} ticket, {2} amount, {3} reason. */
  REDEEM_FAILURE_STATED: {
    title: ['付款方登记付款失败 {1}', 'Failure stated by the payer {1}'],
    body: [
      '付款方登记：兑付批次 {0} 中金票 {1} 的付款 {2} 元失败，原因：{3}。银行尚未答复；该金票可重新登记兑付。',
      'Stated by the payer: the payment of ticket {1} in redemption {0}, {2} yuan, failed. Reason: {3}. The bank has not answered. Register it again.',
    ],
  },
  /** To the payee, of the same. {0} payer, {1} ticket, {2} amount. */
  REDEEM_NOT_PAID_STATED: {
    title: ['付款方登记付款失败 {1}', 'Failure stated by the payer {1}'],
    body: [
      '付款方登记：{0} 兑付金票 {1} 的付款 {2} 元未成功，该金票仍待收款。这是付款方的登记，银行尚未答复。',
      'Stated by the payer: the payment of {0} for ticket {1}, {2} yuan, did not succeed, and it is still to be paid. The bank has not answered.',
    ],
  },
  /** To the payee, where the bank does not name its account: why is the payer's affair. {0} payer, {1} ticket, {2} amount. */
  REDEEM_NOT_PAID: {
    title: ['金票兑付未成功 {1}', 'Payment did not succeed {1}'],
    body: [
      '{0} 兑付金票 {1} 的付款 {2} 元未成功，该金票仍待收款。已通知付款方重新办理。',
      'The payment of {0} for ticket {1}, {2} yuan, did not succeed, and it is still to be paid. The payer was told to pay again.',
    ],
  },
  /** To the payee, where the bank says that its account is why. {0} payer, {1} ticket, {2} amount, {3} reason, {4} account. */
  REDEEM_NOT_PAID_ACCOUNT: {
    title: ['金票兑付未成功，请核对收款账户 {1}', 'Payment did not succeed, check your account {1}'],
    body: [
      '{0} 兑付金票 {1} 的付款 {2} 元未成功，该金票仍待收款。银行答复原因在贵企业的收款账户（尾号 {4}）：{3}。请核对该账户；不能收款的，请在银行账户管理更换。',
      'The payment of {0} for ticket {1}, {2} yuan, did not succeed, and it is still to be paid. The bank says that your account ending in {4} is why: {3}. Please check it; if it cannot be paid into, replace it under bank accounts.',
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
  /** The same of several of its tickets. {0} issuer, {1} how many, {2} their sum. */
  PAYEE_ACCOUNT_NEEDED_ALL: {
    title: ['请登记收款账户：{0}', 'Register an account to be paid: {0}'],
    body: [
      '{0} 准备兑付贵企业持有的 {1} 张金票，共 {2} 元，但贵企业尚无已验证的收款账户，请尽快在“银行账户管理”登记并完成打款验证。',
      '{0} is about to pay {1} of your tickets, {2} yuan together, but you have no verified account. Register one under “Bank accounts” and verify it.',
    ],
  },
  /** To the owner of an account that payments to which failed one after the other. {0} bank, {1} last four digits, {2} times. */
  ACCOUNT_FAILED_AGAIN: {
    title: ['收款账户连续付款失败 尾号 {1}', 'Payments to the account failed again, ending in {1}'],
    body: [
      '付款到 {0} 尾号 {1} 的账户已连续 {2} 次未成功。请核对该账户能否收款；不能收款的，请在银行账户管理更换收款账户。',
      'Payments to the account of {0} ending in {1} did not succeed {2} times in a row. Check whether it can be paid into. If it cannot, replace it under bank accounts.',
    ],
  },
  /** To an issuer whose payee had no account. {0} the payee, {1} how many tickets it can pay now, {2} their sum. */
  PAYEE_ACCOUNT_READY: {
    title: ['收款方已有收款账户：{0}', 'The payee has an account now: {0}'],
    body: [
      '{0} 的收款账户已通过验证，贵企业 {1} 张到期金票共 {2} 元现在可以登记兑付。',
      'The account of {0} is verified: {1} of your tickets that are due, {2} yuan together, can be paid now.',
    ],
  },
  /** To the issuer, once: its first ticket is overdue (I29). {0} day, {1} ticket, {2} amount. */
  ISSUE_SUSPENDED: {
    title: ['开立业务自 {0} 起暂停', 'Issuing is suspended since {0}'],
    body: [
      '因金票 {1}（{2} 元）逾期未兑付，贵企业自 {0} 起不能开立金票。逾期金票全部兑付后自动恢复，请在“兑付登记”中办理。',
      'Ticket {1} of {2} yuan is overdue: since {0} you cannot issue tickets. You can again once all overdue tickets are paid, under “Register a redemption”.',
    ],
  },
  /** To branches of an issuer that is suspended. {0} day, {1} the issuer. */
  ISSUE_SUSPENDED_PARENT: {
    title: ['开立业务自 {0} 起暂停', 'Issuing is suspended since {0}'],
    body: [
      '上级企业{1}有金票逾期未兑付，其分支机构自 {0} 起一并不能开立金票。{1}兑付全部逾期金票后自动恢复。',
      '{1} has overdue tickets: since {0} its branches cannot issue tickets either. They can again once {1} has paid all of them.',
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
  /** To branches of an issuer that has paid, which may issue themselves. {0} the issuer. */
  ISSUE_RESUMED_PARENT: {
    title: ['上级企业已付清，恢复开立 {0}', 'The parent has paid, issuing is possible again {0}'],
    body: [
      '上级企业{0}的逾期金票已全部兑付，贵企业可以继续开立金票。',
      '{0} has paid all its overdue tickets. You can issue tickets again.',
    ],
  },
  /** To a branch: its own last overdue ticket is paid, and its parent is suspended still. {0} the parent. */
  ISSUE_PAID_PARENT: {
    title: [
      '逾期金票已付清，开立仍因上级企业暂停 {0}',
      'Overdue tickets are paid, issuing still waits for the parent {0}',
    ],
    body: [
      '贵企业的逾期金票已全部兑付；上级企业{0}仍有金票逾期未兑付，待其全部兑付后，开立业务自动恢复。',
      'All your overdue tickets are paid. {0} still has overdue tickets: issuing goes on once it has paid all of them.',
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
    by: 'BANK',
  },
} as const satisfies Notices

export const agreements = {} as const satisfies Agreements
export const nouns = ['accounts', 'redeems', 'transactions'] as const satisfies Names
export const signedActions = { STATE_FAILURE: ['登记付款失败', 'State as failed'] } as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {
  REDEEM_OVERDUE: ['其中 {0} 张已逾期', '{0} of them are overdue'],
  REDEEM_FAILED_BEFORE: [
    '其中 {0} 张此前付款失败，本次重新付款；失败原因：{1}',
    '{0} of them failed before and are paid again. Reason then: {1}',
  ],
  REDEEM_ACCOUNT_NEW: [
    '收款方“{0}”的收款账户登记不足 {1} 天，请核对',
    'The account of payee “{0}” was registered less than {1} days ago: please check',
  ],
  CLAIM_REDEEMS: [
    '通过后请收款方“{0}”确认；收款方确认后金票即兑付，不再付款',
    'Once approved, payee “{0}” is asked. When it confirms, the ticket is redeemed and not paid any more',
  ],
} as const satisfies Texts
/** What institutions are asked. */
export const tasks = {
  /** Whether the test payment of an account has come; `target` is the key of the verification. */
  REMITTANCE: ['打款验证', 'Test payment'],
  /** Whether a payment that a payer has stated has come to a funder that holds the ticket; `target` is the application. */
  RECEIPT: ['收款确认', 'Confirmation of receipt'],
} as const satisfies Texts
