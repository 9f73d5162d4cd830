import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Financing, wages paid from it, invoices and qualification. */
export const terms = {
  financeAmount: { name: ['融资金额', 'Amount financed'], kind: 'money', isMeant: true },
  annualFeeRate: { name: ['年化费率', 'Annual fee rate'], kind: 'rate' },
  serviceFee: { name: ['服务费', 'Service fee'], kind: 'money' },
  netAmount: { name: ['到账净额', 'Net amount'], kind: 'money' },
  feeDays: { name: ['计费天数', 'Days charged'], kind: 'count', unit: ['天', 'days'] },
  loanDate: { name: ['放款日', 'Loan day'], kind: 'day' },
  validUntil: { name: ['报价有效至', 'Quote valid until'], kind: 'moment' },
  registryNo: { name: ['中登登记号', 'Registry number'], kind: 'code' },
  factoringNo: { name: ['保理合同编号', 'Factoring contract'], kind: 'code' },
  payrollAmount: { name: ['代发金额', 'Wages'], kind: 'money' },
  payrollCount: { name: ['代发人数', 'People paid'], kind: 'count' },
  payeePerson: { name: ['收款人姓名', 'Name of the payee'], kind: 'person', max: 30 },
  buyerName: { name: ['购买方', 'Buyer'], kind: 'company', max: 100 },
  sellerName: { name: ['销售方', 'Seller'], kind: 'company', max: 100 },
  usedAmount: { name: ['已用金额', 'Amount used'], kind: 'money' },
  availableAmount: { name: ['可用金额', 'Amount available'], kind: 'money' },
  invoiceVerifyState: { name: ['验真状态', 'Invoice check'], kind: 'status' },
  verifyNote: { name: ['验真说明', 'Note of the check'], kind: 'text' },
  checkCode: { name: ['校验码后六位', 'Last six of the check code'], kind: 'code', max: 6 },
  revenueLast: { name: ['上年营业收入', 'Revenue last year'], kind: 'money' },
  revenueBefore: { name: ['前年营业收入', 'Revenue the year before'], kind: 'money' },
  profitLast: { name: ['上年净利润', 'Profit last year'], kind: 'money' },
  profitBefore: { name: ['前年净利润', 'Profit the year before'], kind: 'money' },
  partners: { name: ['主要交易对手', 'Main partners'], kind: 'count' },
  partnerName: { name: ['交易对手', 'Trading partner'], kind: 'company', max: 100, isMeant: true },
  partnerShare: { name: ['交易占比', 'Share of trade'], kind: 'rate' },
  materialFiles: { name: ['申请材料', 'Documents'], kind: 'files', isMeant: true },
  quotaHint: { name: ['参考额度', 'Indicative limit'], kind: 'money' },
  qualifiedFrom: { name: ['资格生效日', 'Qualified from'], kind: 'day' },
  qualifiedUntil: { name: ['资格有效期至', 'Qualified until'], kind: 'day' },
} as const satisfies Terms

export const codes = {
  '04000127': ['该产品{financeAmount}须为 {0} 至 {1} 元', '{financeAmount} of this product: {0} to {1} yuan'],
  '04000128': ['该产品要求距{promisedDate}不少于 {0} 天', 'This product needs at least {0} days to the {promisedDate}'],
  '04000129': [
    '距{promisedDate}不足7天，不可融资',
    'Less than 7 days to the {promisedDate}: the ticket can no longer be financed',
  ],
  '04000130': [
    '{payrollAmount}合计不能超过{netAmount}，尚可代发 {0} 元',
    '{payrollAmount} cannot exceed the {netAmount}: {0} yuan are left',
  ],
  '04000131': ['融资放款后才能代发工资，该融资当前{0}', 'Wages are paid once the money is on its way. It is now: {0}'],
  '04000132': [
    '{financeAmount}不能超过{ticketAmount} {0} 元',
    '{financeAmount} cannot exceed the {ticketAmount} of {0} yuan',
  ],
  '04000133': [
    '预计{loanDate} {0} 不早于{promisedDate}，不可融资',
    'The expected {loanDate} {0} is not before the {promisedDate}',
  ],
  '04000134': ['请先选择要融资的金票', 'Choose the ticket to finance first'],
  '04000135': ['一次代发 1 至 200 人', 'Pay 1 to 200 people at once'],
  '04000137': ['{accountNo}在代发清单中重复', '{accountNo} stands in the list of wages twice'],
  '04000136': ['{contactMobile}须为 11 位数字，以 1 开头', '{contactMobile}: 11 digits, the first is 1'],
  '06000112': ['发票 {0} 支持的是另一张金票', 'Invoice {0} backs another ticket'],
  '06000113': [
    '发票 {0} 的验真结果为“{1}”，不能使用，请更换发票',
    'The tax office says of invoice {0}: {1}. Use another invoice',
  ],
  '06000114': [
    '发票 {0} 尚可使用 {1} 元，不足以支持本次申请。请减少{amount}或更换发票',
    'Of invoice {0}, {1} yuan are left: not enough for this application. Lower the {amount} or use another invoice',
  ],
  '06000115': ['发票 {0} 已登记', 'Invoice {0} is entered already'],
  '06000116': ['发票 {0} 已用于申请，不能删除', 'Invoice {0} backs an application and cannot be deleted'],
  '06000117': ['发票 {0} 正在验真或已验真', 'Invoice {0} is being checked or has been checked'],
  '06000118': [
    '{sellerName}与{buyerName}须有一方是本企业“{0}”',
    'The {sellerName} or the {buyerName} must be your company, “{0}”',
  ],
  '06000119': ['{taxAmount}须小于{amountWithTax}', 'The {taxAmount} must be less than the {amountWithTax}'],
  '06000120': ['{checkCode}须为 6 位数字', '{checkCode}: 6 digits'],
  '09000111': ['已有办理中的申请 {0}，请等待结果', 'Application {0} is in progress. Wait for its result'],
  '09000112': ['上次申请未通过，{0} 起可再次申请', 'The last application was refused. Apply again from {0}'],
  '09000116': ['{partnerShare}合计不能超过 100%', 'Together, the {partnerShare} cannot exceed 100%'],
  '09000117': ['请上传“{0}”', 'Upload “{0}”'],
  '09000118': ['已取得该产品的融资资格，有效期至 {0}', 'You are qualified for this product until {0}'],
} as const satisfies Codes

export const notices = {
  /** To the holder. {0} ticket, {1} days, {2} amount: as TRANSFER_CLOSING. */
  FINANCE_CLOSING: {
    title: ['即将停止融资 {0}', 'Financing closing {0}'],
    body: [
      '金票 {0} 距承诺付款日还有 {1} 天，即将不可融资，如需融资请尽快办理。',
      'Ticket {0} is {1} days from its promised date: soon it can no longer be financed.',
    ],
  },
  /** To the enterprise. {0} product, {1} last day. */
  QUALIFICATION_SOON: {
    title: ['资格即将到期：{0}', 'Qualification ending {0}'],
    body: [
      '{0}的有效期至 {1}，可在到期前申请延期。',
      'The qualification for {0} ends on {1}. You can apply to extend it before.',
    ],
  },
  /** One of a list, kept as it is now. {0} application, {1} how many are paid, {2} their sum, {3} how many are open. */
  PAYROLL_PAID: {
    title: ['代发工资发放情况 {0}', 'Wages paid {0}'],
    body: [
      '代发申请 {0} 已发放 {1} 人，合计 {2} 元；待银行答复 {3} 人。',
      'Of {0} the wages of {1} people are paid, {2} yuan together. The bank has still to answer for {3}.',
    ],
  },
  /** {0} application, {1} person, {2} amount, {3} reason. */
  PAYROLL_LINE_FAILED: {
    title: ['代发工资失败 {0}', 'Wage not paid {0}'],
    body: [
      '代发申请 {0} 中 {1} 的工资 {2} 元未发放，原因：{3}。请核对账号后重新代发。',
      'In {0} the wage of {1}, {2} yuan, was not paid. Reason: {3}. Check the account and pay again.',
    ],
    by: 'BANK',
  },
} as const satisfies Notices

export const agreements = {
  assignment: { name: ['应收账款转让协议', 'Assignment of receivables'], version: '2026-11' },
  factoring: { name: ['保理合同', 'Factoring agreement'], version: '2026-11' },
  creditInquiry: { name: ['征信授权书', 'Consent to a credit inquiry'], version: '2026-11' },
  qualification: { name: ['融资资格申请声明', 'Declaration for the qualification'], version: '2026-11' },
} as const satisfies Agreements

export const nouns = ['invoices', 'qualifications'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names

export const hints = {
  PRICE_MOVED: [
    '按今日试算服务费 {0} 元，与提交时的 {1} 元不同，以实际放款日为准',
    'Quoted today the fee is {0} yuan instead of {1}; the day of payment decides',
  ],
  PART: ['融资 {0} 元，剩余 {1} 元作为找零金票留在本企业', '{0} yuan are financed, {1} yuan stay as change'],
  WAGES_FAILED_BEFORE: [
    '其中 {0} 人此前发放失败，本次重新发放；失败原因：{1}',
    'The wages of {0} people failed before and are paid again. Reason then: {1}',
  ],
  UNCHECKED: ['发票 {0} 尚未验真', 'Invoice {0} has not been checked with the tax office'],
} as const satisfies Texts

/** What institutions are asked. */
export const tasks = {
  /** Whether an invoice is the tax office's; `target` is its key. */
  INVOICE_CHECK: ['发票验真', 'Invoice check'],
} as const satisfies Texts
