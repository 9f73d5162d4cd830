import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Tickets exchanged for a bank's bill, payments that are reported, fees and the invoices for them. */
export const terms = {
  acceptorName: { name: ['承兑行', 'Accepting bank'], kind: 'company', isMeant: true },
  paymentNo: { name: ['付款单号', 'Payment number'], kind: 'number' },
  paymentState: { name: ['付款单状态', 'State of the payment order'], kind: 'status' },
  paymentRemark: { name: ['付款附言', 'Payment remark'], kind: 'code' },
  deadline: { name: ['付款截止日', 'Pay by'], kind: 'day' },
  billNo: { name: ['票据号码', 'Bill number'], kind: 'code', max: 40 },
  billDueDate: { name: ['票据到期日', 'Bill due date'], kind: 'day', isMeant: true },
  ticketCount: { name: ['金票数', 'Number of tickets'], kind: 'count' },
  feeBillNo: { name: ['账单编号', 'Fee bill number'], kind: 'number' },
  billKind: { name: ['费用类型', 'Kind of fee'], kind: 'status', isKind: true },
  feeState: { name: ['缴费状态', 'Fee state'], kind: 'status' },
  invoicedState: { name: ['开票状态', 'Invoice state'], kind: 'status' },
  period: { name: ['账期', 'Fee period'], kind: 'text' },
  feePaidAt: { name: ['缴费时间', 'Fee paid'], kind: 'moment' },
  feeBills: { name: ['开票账单', 'Bills to invoice'], kind: 'count', isMeant: true },
  issuingParty: { name: ['开票方', 'Invoiced by'], kind: 'company' },
  invoiceKind: { name: ['发票类型', 'Kind of invoice'], kind: 'status', isKind: true, isMeant: true },
  invoiceTitle: { name: ['发票抬头', 'Invoice title'], kind: 'company' },
  taxNo: { name: ['税号', 'Tax number'], kind: 'code', max: 20, isMeant: true },
  billingAddress: { name: ['开票地址', 'Address on the invoice'], kind: 'text', max: 100, isMeant: true },
  billingPhone: { name: ['开票电话', 'Phone on the invoice'], kind: 'code', max: 20, isMeant: true },
  receiveBy: { name: ['接收方式', 'Sent by'], kind: 'status', isKind: true, isMeant: true },
} as const satisfies Terms

export const codes = {
  '06000201': ['账单 {0} 已申请开票', 'An invoice for bill {0} is applied for already'],
  '06000202': [
    '账单 {0} 尚未缴费，缴费后可申请开票',
    'Bill {0} is not paid yet: an invoice can be applied for afterwards',
  ],
  '06000203': ['请先填写开票信息', 'Fill in what stands on your invoices first'],
  '06000204': ['账单 {0} 当前状态为“{1}”，不能登记缴费', 'Bill {0} is “{1}” now: a payment of it cannot be reported'],
  '06000205': ['{taxNo}须为 15 至 20 位数字或大写字母', '{taxNo}: 15 to 20 digits or capital letters'],
  '06000206': ['账单 {0} 已减免，无须开票', 'Bill {0} was waived: it needs no invoice'],
  '08000101': ['{chosenTickets}须为同一{issuerName}', '{chosenTickets} must have the same {issuerName}'],
  '08000102': ['{billDueDate}须在 {0} 至 {1} 之间', '{billDueDate} must be between {0} and {1}'],
  '08000103': ['该付款单当前状态为“{0}”，不能登记付款', 'The payment order is “{0}” now: a payment cannot be reported'],
  '08000104': ['{payDate}不能晚于今天', '{payDate} cannot be after today'],
  '08000105': [
    '距{promisedDate} 15 天及以内，不可换票',
    '15 days or less to the {promisedDate}: the ticket can no longer be exchanged',
  ],
  '08000107': ['{bankSerial}须为 4 至 64 位字母、数字或连字符', '{bankSerial}: 4 to 64 letters, digits or hyphens'],
  '08000109': [
    '银行未查到 {bankSerial} {0} 的到账。如核对无误，请勾选再次查询',
    'The bank has not found {bankSerial} {0}. If it is right, tick that it is asked once more',
  ],
  '08000106': ['一次换票 1 至 50 张金票', 'Exchange 1 to 50 tickets at once'],
  '08000108': ['该{acceptorName}单次换票须为 {0} 至 {1} 元', 'The {acceptorName} exchanges {0} to {1} yuan at once'],
} as const satisfies Codes

export const notices = {
  /** To the holder. {0} ticket, {1} days, {2} amount: as TRANSFER_CLOSING. */
  EXCHANGE_CLOSING: {
    title: ['即将停止换票 {0}', 'Exchange closing {0}'],
    body: [
      '金票 {0} 距承诺付款日还有 {1} 天，即将不可换票，如需换票请尽快办理。',
      'Ticket {0} is {1} days from its promised date: soon it can no longer be exchanged.',
    ],
  },
  /** To operators and directors. {0} application, {1} number of the payment order, {2} amount, {3} last day. */
  EXCHANGE_TO_PAY: {
    title: ['换票手续费待付款 {1}', 'Fee to be paid {1}'],
    body: [
      '换票申请 {0} 已通过审核，请于 {3} 前支付手续费 {2} 元，付款后登记付款单 {1}。',
      'Exchange {0} is approved. Pay the fee of {2} yuan by {3} and report it with payment order {1}.',
    ],
  },
  /** To operators and directors. {0} application, {1} number of the payment order, {2} why. */
  EXCHANGE_PAY_REFUSED: {
    title: ['付款未确认 {1}', 'Payment not confirmed {1}'],
    body: [
      '换票申请 {0} 的付款单 {1} 未获银行确认，原因：{2}。请核对后重新登记。',
      'The bank has not confirmed payment order {1} of exchange {0}. Reason: {2}. Check it and report it again.',
    ],
    by: 'BANK',
  },
  /** To operators and directors, once it is owed. {0} bill, {1} amount, {2} last day, {3} whom to pay: name, account, bank. */
  FEE_DUE: {
    title: ['费用待缴 {0}', 'Fee to be paid {0}'],
    body: [
      '账单 {0}，金额 {1} 元，请在 {2} 前向 {3} 付款，并登记缴费。',
      'Pay bill {0} of {1} yuan by {2} to {3}, and report the payment.',
    ],
  },
  /** To operators and directors. {0} bill, {1} amount. */
  FEE_PAID: {
    title: ['缴费已确认 {0}', 'Fee paid {0}'],
    body: ['账单 {0} 的缴费 {1} 元已确认。', 'The payment of {1} yuan for bill {0} is confirmed.'],
  },
  /** To operators and directors. {0} bill, {1} amount, {2} why. */
  FEE_REFUSED: {
    title: ['缴费未确认 {0}', 'Fee not confirmed {0}'],
    body: [
      '账单 {0} 的缴费 {1} 元未获银行确认，原因：{2}。请核对后重新登记。',
      'The bank has not confirmed {1} yuan for bill {0}. Reason: {2}. Check it and report it again.',
    ],
    by: 'BANK',
  },
  /** To operators and directors. {0} invoice, {1} amount, {2} who has made it out. */
  INVOICE_ISSUED: {
    title: ['发票已开具 {0}', 'Invoice {0}'],
    body: ['{2} 已开具发票 {0}，金额 {1} 元，可在发票管理中下载。', '{2} has made out invoice {0} of {1} yuan.'],
  },
} as const satisfies Notices

export const agreements = {
  exchange: { name: ['金易换业务协议', 'Agreement on the exchange of tickets'], version: '2026-11' },
} as const satisfies Agreements

export const nouns = ['payments', 'fees'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
/** Payment orders. */
export const numbers = ['FK'] as const satisfies Names
export const hints = {} as const satisfies Texts

/** What banks are asked. */
export const tasks = {
  /** Whether the fee of an exchange has arrived; `target` is the payment order. */
  EXCHANGE_PAYMENT: ['换票付款确认', 'Payment of an exchange'],
  /** Whether a fee has arrived; `target` is the bill. */
  FEE_PAYMENT: ['缴费确认', 'Payment of a fee'],
} as const satisfies Texts
