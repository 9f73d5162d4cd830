import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Loans of an enterprise: the agreement about a line, what is drawn of it, its instalments, what is repaid. */
export const terms = {
  agreementNo: { name: ['授信协议编号', 'Agreement number'], kind: 'number' },
  drawNo: { name: ['借据号', 'Loan number'], kind: 'number' },
  repayNo: { name: ['还款编号', 'Repayment number'], kind: 'number' },
  repayAccount: { name: ['还款账户', 'Repayment account'], kind: 'code', isMeant: true },
  lineAmount: { name: ['授信额度', 'Credit line'], kind: 'money' },
  lineAvailable: { name: ['可用授信额度', 'Available of the line'], kind: 'money' },
  lineReserved: { name: ['申请中占用', 'Held by applications'], kind: 'money' },
  outstanding: { name: ['剩余本金', 'Outstanding principal'], kind: 'money' },
  nextDueAmount: { name: ['最早待还额', 'Earliest amount to repay'], kind: 'money' },
  owedToday: { name: ['今日应还额', 'Owed today'], kind: 'money' },
  principal: { name: ['应还本金', 'Principal due'], kind: 'money' },
  interest: { name: ['应还利息', 'Interest due'], kind: 'money' },
  penalty: { name: ['罚息', 'Penalty interest'], kind: 'money' },
  dueTotal: { name: ['应还合计', 'Total due'], kind: 'money' },
  paidPrincipal: { name: ['已还本金', 'Principal repaid'], kind: 'money' },
  paidInterest: { name: ['已还利息', 'Interest paid'], kind: 'money' },
  paidPenalty: { name: ['已还罚息', 'Penalty interest paid'], kind: 'money' },
  paidTotal: { name: ['已还金额', 'Repaid so far'], kind: 'money' },
  accruedInterest: { name: ['应计利息', 'Accrued interest'], kind: 'money' },
  settleAmount: { name: ['全部结清需', 'To settle the loan'], kind: 'money' },
  repayPrincipal: { name: ['还款本金', 'Principal to repay'], kind: 'money', isMeant: true },
  repayTotal: { name: ['还款合计', 'Repayment total'], kind: 'money' },
  savedInterest: { name: ['节省利息', 'Interest saved'], kind: 'money' },
  loanAmount: { name: ['借款金额', 'Amount lent'], kind: 'money' },
  paidOutAmount: { name: ['放款金额', 'Amount paid out'], kind: 'money' },
  repaidAmount: { name: ['还款金额', 'Amount repaid'], kind: 'money' },
  approvedAmount: { name: ['批复金额', 'Approved amount'], kind: 'money' },
  startDate: { name: ['起息日', 'Interest from'], kind: 'day' },
  maturityDate: { name: ['贷款到期日', 'Maturity of the loan'], kind: 'day' },
  nextDueDate: { name: ['最早待还日', 'Earliest day to repay'], kind: 'day' },
  dueDate: { name: ['应还日', 'Instalment due'], kind: 'day' },
  repayDate: { name: ['还款日', 'Repayment day'], kind: 'day', isMeant: true },
  retryFrom: { name: ['可再次申请日', 'Apply again from'], kind: 'day' },
  months: { name: ['贷款期限', 'Loan term'], kind: 'count', unit: ['个月', 'months'], isMeant: true },
  instalmentNo: { name: ['期数', 'Instalment number'], kind: 'count' },
  repayMethod: { name: ['还款方式', 'Repayment method'], kind: 'status', isKind: true, isMeant: true },
  purpose: { name: ['贷款用途', 'Purpose of the loan'], kind: 'status', isKind: true, isMeant: true },
  guarantee: { name: ['担保方式', 'Security'], kind: 'status', isKind: true, isMeant: true },
  guarantor: { name: ['保证人', 'Guarantor'], kind: 'text', max: 100, isMeant: true },
  repayKind: { name: ['还款类型', 'Kind of repayment'], kind: 'status', isKind: true, isMeant: true },
  loanState: { name: ['借据状态', 'State of the loan'], kind: 'status' },
  agreementState: { name: ['协议状态', 'State of the agreement'], kind: 'status' },
  instalmentState: { name: ['还款状态', 'State of the instalment'], kind: 'status' },
  purposeNote: { name: ['用途说明', 'Purpose in words'], kind: 'text', max: 200, isMeant: true },
  repaySource: { name: ['还款来源说明', 'Source of repayment'], kind: 'text', max: 200, isMeant: true },
  authFiles: { name: ['征信授权书', 'Credit authorisation'], kind: 'files', isMeant: true },
} as const satisfies Terms

/** 09000111 and 09000112 (an application in progress, one that was refused) are said by the area finance. */
export const codes = {
  '09000101': [
    '{lineAvailable}不足，当前可用 {0} 元，请减少{amount}',
    '{lineAvailable}: {0} yuan at present. Reduce the {amount}',
  ],
  '09000102': ['授信当前状态为“{0}”，不能支用', 'The credit line is “{0}” now: nothing can be drawn'],
  '09000103': [
    '有逾期款项的借据不能提前还款，请先归还逾期款项',
    'A loan with an overdue instalment cannot be repaid early: repay what is overdue first',
  ],
  '09000104': [
    '该借据今日有应还款项，扣款完成后再申请提前还款',
    'An instalment of the loan is due today: apply for an early repayment once it is collected',
  ],
  '09000105': ['贵企业已经取得授信', 'Your company has signed for its credit line already'],
  '09000106': ['{repayDate} {0} 已过，请退回经办修改', '{repayDate} {0} is past: return it to be corrected'],
  '09000107': [
    '{repayPrincipal}须小于{outstanding} {0} 元，结清请选择“全部”',
    '{repayPrincipal} must be less than {outstanding} {0} yuan. To settle the loan choose “all”',
  ],
  '09000108': ['{months}须在 1 至 {0} 之间', '{months} must be between 1 and {0}'],
  '09000109': ['{amount}须在 {0} 至 {1} 元之间', '{amount} must be between {0} and {1} yuan'],
  '09000110': ['该产品不支持所选{repayMethod}', 'The product does not offer this {repayMethod}'],
  '09000115': ['该借据已结清', 'The loan is settled'],
  '09000119': ['请由主管签署', 'A director signs it'],
  '09000120': ['仅链上企业的主管可以签署', 'Only a director of a company in the chain can sign it'],
  '09000130': ['该借据今日没有应还款项', 'Nothing of the loan is due today'],
  '09000131': ['已请银行扣款，等待银行答复', 'The bank has been asked to collect and has not answered yet'],
  '09000132': ['已登记转账还款，等待{funderName}确认', 'A transfer is reported and waits for the {funderName}'],
  '09000133': ['银行在工作日扣款，下一工作日为 {0}', 'The bank collects on working days; the next one is {0}'],
  '09000134': [
    '{amount}须大于 0，且不超过今日应还 {0} 元',
    '{amount}: more than 0 and at most {0} yuan, which are due today',
  ],
  '09000135': [
    '“{0}”尚未提供{receivingAccount}，请使用重新扣款',
    '“{0}” has named no {receivingAccount}: let the bank collect',
  ],
  '09000124': ['{bankSerial} {0} 已登记在 {1} 中', '{bankSerial} {0} is registered for {1} already'],
} as const satisfies Codes

export const notices = {
  /** To operators and directors. {0} loan, {1} day, {2} amount, {3} days until then. */
  LOAN_DUE_SOON: {
    title: ['还款提醒 {0}', 'Instalment due soon {0}'],
    body: [
      '借据 {0} 将于 {1} 应还 {2} 元，还有 {3} 天，请在还款账户备足款项。',
      'Loan {0}: {2} yuan fall due on {1}, in {3} days. Please provide for it on the repayment account.',
    ],
  },
  /** The same, where the bank does not work on that day. {4} the day on which it collects. */
  LOAN_DUE_SOON_LATER: {
    title: ['还款提醒 {0}', 'Instalment due soon {0}'],
    body: [
      '借据 {0} 将于 {1} 应还 {2} 元，还有 {3} 天。当日银行不办理扣款，将于 {4} 从还款账户扣款，请在此前备足款项。',
      'Loan {0}: {2} yuan fall due on {1}, in {3} days. The bank does not collect on that day but on {4}. Please provide for it by then.',
    ],
  },
  /** To operators and directors. {0} loan, {1} amount, {2} instalment. */
  LOAN_DUE: {
    title: ['今日还款 {0}', 'Instalment due today {0}'],
    body: [
      '借据 {0} 第 {2} 期今日应还 {1} 元，银行将从还款账户扣款。',
      'Loan {0}, instalment {2}: {1} yuan are due today; the bank collects them from the repayment account.',
    ],
  },
  /** The same, where the bank does not work today. {3} the day on which it collects. */
  LOAN_DUE_LATER: {
    title: ['今日还款 {0}', 'Instalment due today {0}'],
    body: [
      '借据 {0} 第 {2} 期今日应还 {1} 元。今日银行不办理扣款，将于 {3} 从还款账户扣款，届时足额即不计罚息，请备足款项。',
      'Loan {0}, instalment {2}: {1} yuan are due today. The bank does not collect today but on {3}; there is no penalty if they are on the repayment account then.',
    ],
  },
  /** To operators and directors. {0} loan, {1} day, {2} amount without penalty. */
  LOAN_OVERDUE: {
    title: ['还款逾期 {0}', 'Instalment overdue {0}'],
    body: [
      '借据 {0} 于 {1} 应还的 {2} 元尚未还清，已开始计收罚息，请尽快归还。',
      'Loan {0}: {2} yuan that were due on {1} are not repaid; penalty interest is running. Please repay them.',
    ],
  },
  /** To operators and directors. {0} loan, {1} amount, {2} what is left of the principal. */
  LOAN_COLLECTED: {
    title: ['还款成功 {0}', 'Instalment repaid {0}'],
    body: [
      '借据 {0} 已扣款 {1} 元，剩余本金 {2} 元。',
      'Loan {0}: {1} yuan were collected. {2} yuan of the principal are left.',
    ],
  },
  /** Only a part came back. {0} loan, {1} amount, {2} asked for, {3} why, {4} owed today, {5} of it overdue. */
  LOAN_COLLECTED_PART: {
    title: ['只扣到一部分 {0}', 'Collected in part {0}'],
    body: [
      '借据 {0} 应扣 {2} 元，已扣款 {1} 元，其余未扣到，原因：{3}。今日仍应还 {4} 元（含罚息），其中已逾期 {5} 元，请尽快归还。',
      'Loan {0}: of {2} yuan {1} were collected, the rest was not. Reason: {3}. {4} yuan are still owed today, penalty included, {5} of them overdue. Please repay them.',
    ],
    by: 'BANK',
  },
  /** All that was asked for came back, and more is owed. {0} loan, {1} amount, {2} owed today, {3} of it overdue. */
  LOAN_COLLECTED_LEFT: {
    title: ['已归还一部分 {0}', 'Repaid in part {0}'],
    body: [
      '借据 {0} 本次应扣的 {1} 元已扣款。今日仍应还 {2} 元（含罚息），其中已逾期 {3} 元，请尽快归还。',
      'Loan {0}: the {1} yuan that the bank was asked for were collected. {2} yuan are still owed today, penalty included, {3} of them overdue. Please repay them.',
    ],
  },
  /** What was overdue of a loan is repaid, which has no line or whose line is not in force for another reason. {0} loan. */
  LOAN_CURED: {
    title: ['逾期已还清 {0}', 'Arrears repaid {0}'],
    body: [
      '借据 {0} 的逾期款项已全部还清，不再计收罚息。',
      'Loan {0}: nothing of it is overdue any more, and no penalty runs.',
    ],
  },
  /** With it its line is in force again. {0} loan, {1} line. */
  LOAN_CURED_LINE: {
    title: ['逾期已还清，额度已恢复 {0}', 'Arrears repaid, the line is in force again {0}'],
    body: [
      '借据 {0} 的逾期款项已全部还清，不再计收罚息。授信 {1} 已解除冻结，额度恢复使用。',
      'Loan {0}: nothing of it is overdue any more, and no penalty runs. The line {1} is not frozen any more and can be drawn.',
    ],
  },
  /** Another loan of the line is overdue. {0} loan, {1} line. */
  LOAN_CURED_FROZEN: {
    title: ['逾期已还清，额度仍冻结 {0}', 'Arrears repaid, the line is still frozen {0}'],
    body: [
      '借据 {0} 的逾期款项已全部还清，不再计收罚息。授信 {1} 下还有其他借据逾期，额度仍冻结。',
      'Loan {0}: nothing of it is overdue any more, and no penalty runs. Other loans of the line {1} are, so it stays frozen.',
    ],
  },
  /** Its last instalment is paid. {0} loan, {1} amount. */
  LOAN_REPAID_WHOLLY: {
    title: ['贷款已结清 {0}', 'Loan settled {0}'],
    body: [
      '借据 {0} 归还 {1} 元后已全部结清，结清证明已生成。',
      'Loan {0}: with {1} yuan all of it is repaid. There is a certificate of that.',
    ],
  },
  /** To operators and directors. {0} loan, {1} amount, {2} reason. */
  LOAN_NOT_COLLECTED: {
    title: ['扣款未成功 {0}', 'Not collected {0}'],
    body: [
      '借据 {0} 扣款 {1} 元未成功，原因：{2}。请核对还款账户后再次扣款，或转账还款。',
      'Loan {0}: {1} yuan were not collected. Reason: {2}. Check the repayment account and try again, or transfer it.',
    ],
    by: 'BANK',
  },
  /** To operators and directors. {0} loan, {1} amount, {2} what is left of the principal. */
  LOAN_TRANSFERRED: {
    title: ['转账还款已到账 {0}', 'Transfer arrived {0}'],
    body: [
      '资金方已确认借据 {0} 的转账还款 {1} 元到账，剩余本金 {2} 元。',
      'Loan {0}: the funder confirmed that {1} yuan have come. {2} yuan of the principal are left.',
    ],
  },
  /** A part of what is owed. {0} loan, {1} amount, {2} owed today, {3} of it overdue. */
  LOAN_TRANSFERRED_LEFT: {
    title: ['转账还款已到账，未还清 {0}', 'Transfer arrived, more is owed {0}'],
    body: [
      '资金方已确认借据 {0} 的转账还款 {1} 元到账。今日仍应还 {2} 元（含罚息），其中已逾期 {3} 元，请尽快归还。',
      'Loan {0}: the funder confirmed that {1} yuan have come. {2} yuan are still owed today, penalty included, {3} of them overdue. Please repay them.',
    ],
  },
  /** To operators and directors. {0} loan, {1} amount, {2} reason. */
  LOAN_TRANSFER_REFUSED: {
    title: ['转账还款未到账 {0}', 'Transfer not arrived {0}'],
    body: [
      '资金方未确认借据 {0} 的转账还款 {1} 元，原因：{2}。款项仍待归还，请核对后重新登记。',
      'Loan {0}: the funder did not confirm {1} yuan. Reason: {2}. They are still owed: check and report it again.',
    ],
    by: 'FUNDER',
  },
  /** To operators and directors. {0} loan, {1} amount, {2} last day. */
  LOAN_TRANSFER_UNANSWERED: {
    title: ['资金方未答复转账还款 {0}', 'No answer to a transfer {0}'],
    body: [
      '资金方未在 {2} 前确认借据 {0} 的转账还款 {1} 元。银行将恢复扣款，请联系资金方核对到账。',
      'Loan {0}: the funder did not answer by {2} whether {1} yuan have come. The bank collects again: ask the funder.',
    ],
  },
} as const satisfies Notices

export const agreements = {
  loanDraw: { name: ['借款合同', 'Loan contract'], version: '2026-12.1' },
  selfLoan: { name: ['金易贷授信协议', 'Agreement on a line of credit'], version: '2026-12' },
  loan: { name: ['贷款申请声明', 'Declaration of the borrower'], version: '2026-11' },
} as const satisfies Agreements
export const nouns = ['loans'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
/** Loans, repayments, credit agreements. */
export const numbers = ['JJ', 'HK', 'XY'] as const satisfies Names
export const hints = {} as const satisfies Texts

/** What banks are asked. */
export const tasks = {
  /** To collect an instalment; `target` is the loan, its plan and the instalment. */
  DEDUCTION: ['贷款扣款', 'Collection of an instalment'],
  /** Whether a transfer of a borrower has come; `target` is the transfer. */
  LOAN_TRANSFER: ['转账还款确认', 'Transfer for a loan'],
} as const satisfies Texts
