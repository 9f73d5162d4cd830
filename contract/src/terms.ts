import type { Term, Terms } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import { inLanguage, type Language, type Words } from './words.ts'

export type { Term, TermKind } from './areas/area.ts'

/** Characters of a reason, without spaces around. Apart from the terms, which pages before the login do not load. */
export const reasonLength = { min: 2, max: 200 } as const
/** Characters of an enterprise's name, which the login asks for. */
export const CORP_NAME_MAX = 100

/** Fields of tickets, limits and of every application and list; those of an area stand in its file. */
export const baseTerms = {
  // Applications
  applyNo: { name: ['申请编号', 'Application number'], kind: 'number' },
  businessType: { name: ['业务', 'Business'], kind: 'status', isKind: true },
  state: { name: ['状态', 'State'], kind: 'status' },
  amount: { name: ['金额', 'Amount'], kind: 'money', isMeant: true },
  amountInWords: { name: ['大写金额', 'Amount in words'], kind: 'text' },
  // Short in English: a heading of every list. Agreements and help write it out.
  promisedDate: { name: ['承诺付款日', 'Promised date'], kind: 'day', isMeant: true },
  tenorDays: { name: ['期限', 'Term'], kind: 'count', unit: ['天', 'days'] },
  tenorReason: { name: ['账期合理性说明', 'Reason for the term'], kind: 'text', max: 200, isMeant: true },
  remark: { name: ['摘要', 'Remark'], kind: 'text', max: 100, isMeant: true },
  reason: { name: ['原因', 'Reason'], kind: 'text', max: reasonLength.max },
  createdByName: { name: ['经办人', 'Operator'], kind: 'person' },
  submittedAt: { name: ['提交时间', 'Submitted'], kind: 'moment' },
  updatedAt: { name: ['更新时间', 'Updated'], kind: 'moment' },
  waitingHours: { name: ['已等待', 'Waiting'], kind: 'count' },
  directorName: { name: ['主管', 'Director'], kind: 'person' },
  directorApprovedAt: { name: ['复核时间', 'Reviewed'], kind: 'moment' },
  returnedByName: { name: ['驳回人', 'Returned by'], kind: 'person' },
  returnReason: { name: ['驳回原因', 'Reason for the return'], kind: 'text', max: reasonLength.max },
  // Parties
  issuerName: { name: ['开立方', 'Issuer'], kind: 'company' },
  supplierName: { name: ['供应商', 'Supplier'], kind: 'company', isMeant: true },
  recipientName: { name: ['接收方', 'Recipient'], kind: 'company', isMeant: true },
  senderName: { name: ['转让方', 'Sender'], kind: 'company' },
  holderName: { name: ['持票企业', 'Holder'], kind: 'company' },
  // From whom a holder has a ticket: the issuer, or whoever has transferred it.
  previousHolderName: { name: ['前手企业', 'Received from'], kind: 'company' },
  counterpartyName: { name: ['对方企业', 'Counterparty'], kind: 'company' },
  sourceName: { name: ['额度来源', 'Limit source'], kind: 'company', isMeant: true },
  corpName: { name: ['企业名称', 'Company'], kind: 'company', max: CORP_NAME_MAX },
  creditCode: { name: ['统一社会信用代码', 'Credit code'], kind: 'code' },
  // Tickets
  creditNo: { name: ['金票编号', 'Ticket number'], kind: 'number', isMeant: true },
  issueDate: { name: ['开立日期', 'Issued on'], kind: 'day' },
  payableDate: { name: ['到期付款日', 'Day of payment'], kind: 'day' },
  daysRemaining: { name: ['剩余天数', 'Days left'], kind: 'count' },
  receivedAt: { name: ['收到时间', 'Received'], kind: 'moment' },
  acceptedAt: { name: ['签收时间', 'Accepted'], kind: 'moment' },
  needsConsent: { name: ['签收方式', 'Way of acceptance'], kind: 'flag' },
  depth: { name: ['已转让次数', 'Passed on so far'], kind: 'count' },
  recipientCount: { name: ['接收方数', 'Recipients'], kind: 'count' },
  transferAmount: { name: ['转让金额', 'Amount transferred'], kind: 'money' },
  changeAmount: { name: ['找零', 'Change'], kind: 'money' },
  ticketAmount: { name: ['票面金额', 'Face amount'], kind: 'money' },
  notifySupplier: { name: ['通知供应商', 'Notify the supplier'], kind: 'flag' },
  agreements: { name: ['协议', 'Agreements'], kind: 'text' },
  supplierConsent: { name: ['同意以金票结算', 'Consent to settle by ticket'], kind: 'flag' },
  // Trade background
  tradeBackground: { name: ['贸易背景', 'Trade background'], kind: 'flag' },
  contractNo: { name: ['合同编号', 'Contract number'], kind: 'text', max: 64, isMeant: true },
  contractName: { name: ['合同名称', 'Contract name'], kind: 'text', max: 100, isMeant: true },
  contractAmount: { name: ['合同金额', 'Contract amount'], kind: 'money', isMeant: true },
  signedDate: { name: ['签订日期', 'Signed on'], kind: 'day', isMeant: true },
  deliveredDate: { name: ['交货或验收日期', 'Delivered or accepted on'], kind: 'day', isMeant: true },
  contractFiles: { name: ['合同文件', 'Contract files'], kind: 'files', isMeant: true },
  invoices: { name: ['发票', 'Invoices'], kind: 'files', isMeant: true },
  invoiceNo: { name: ['发票号码', 'Invoice number'], kind: 'code', max: 40 },
  invoiceCode: { name: ['发票代码', 'Invoice code'], kind: 'code', max: 40 },
  invoiceDate: { name: ['开票日期', 'Invoice date'], kind: 'day' },
  amountWithTax: { name: ['价税合计', 'Amount with tax'], kind: 'money' },
  invoiceFiles: { name: ['发票文件', 'Invoice file'], kind: 'files' },
  fundFlowFiles: { name: ['资金流水', 'Fund-flow proof'], kind: 'files' },
  otherFiles: { name: ['其他附件', 'Other files'], kind: 'files', isMeant: true },
  // Limits
  product: { name: ['产品', 'Product'], kind: 'text' },
  total: { name: ['总额度', 'Total limit'], kind: 'money' },
  allocated: { name: ['已分配', 'Allocated'], kind: 'money' },
  frozen: { name: ['冻结额度', 'Frozen'], kind: 'money' },
  used: { name: ['已用额度', 'Used'], kind: 'money' },
  available: { name: ['可用额度', 'Available'], kind: 'money' },
  idle: { name: ['未占用，不可使用', 'Not taken up, cannot be used'], kind: 'money' },
  from: { name: ['生效日', 'Valid from'], kind: 'day' },
  to: { name: ['到期日', 'Valid until'], kind: 'day' },
  entryKind: { name: ['变动类型', 'Movement'], kind: 'status', isKind: true },
  at: { name: ['时间', 'Time'], kind: 'moment' },
  availableChange: { name: ['可用额度变动', 'Change of what is available'], kind: 'money' },
  availableAfter: { name: ['变动后可用', 'Available after'], kind: 'money' },
  // Receipts
  receiptNo: { name: ['凭证编号', 'Receipt number'], kind: 'number' },
  receiptKind: { name: ['凭证类型', 'Kind of receipt'], kind: 'status', isKind: true },
  receiptAt: { name: ['生成时间', 'Made'], kind: 'moment' },
  // People
  mobile: { name: ['手机号', 'Mobile number'], kind: 'code' },
  emailCode: { name: ['邮箱验证码', 'E-mail code'], kind: 'code' },
  smsCode: { name: ['短信验证码', 'Text-message code'], kind: 'code' },
  idCodeTail: { name: ['身份证号后六位', 'Last six of the ID card'], kind: 'code' },
  password: { name: ['登录密码', 'Login password'], kind: 'text' },
  oldPassword: { name: ['旧密码', 'Old password'], kind: 'text' },
  newPassword: { name: ['新密码', 'New password'], kind: 'text' },
  // Messages
  messageType: { name: ['消息类型', 'Kind of message'], kind: 'status' },
  title: { name: ['消息标题', 'Message title'], kind: 'text' },
  body: { name: ['消息内容', 'Message text'], kind: 'text' },
  messageState: { name: ['消息状态', 'Message state'], kind: 'status' },
  // What is chosen in a list
  chosenApplications: { name: ['所选申请', 'Chosen applications'], kind: 'count' },
  chosenTickets: { name: ['所选金票', 'Chosen tickets'], kind: 'count' },
  lines: { name: ['明细', 'Lines'], kind: 'count' },
  // Of every list
  keyword: { name: ['查找内容', 'Search words'], kind: 'text', max: 100 },
  page: { name: ['页码', 'Page'], kind: 'count' },
  viewName: { name: ['名称', 'Name'], kind: 'text', max: 20 },
  pageSize: { name: ['每页条数', 'Rows per page'], kind: 'count' },
} as const satisfies Terms

/** Every business field: what it is called, once for all forms, lists, exports, sentences and signed texts. */
export const terms = {
  ...baseTerms,
  ...shared.terms,
  ...redeem.terms,
  ...finance.terms,
  ...onboarding.terms,
  ...ukey.terms,
  ...data.terms,
  ...exchange.terms,
  ...loans.terms,
  ...credit.terms,
} as const satisfies Terms

export type TermName = keyof typeof terms

export const isTerm = (name: string): name is TermName => Object.hasOwn(terms, name)
export const termOf = (name: TermName): Term => terms[name]

/** Longest text of a field, in characters. */
export const maxLength = (name: TermName): number => termOf(name).max ?? 200

/** 金额. */
export const termName = (name: TermName, language: Language): string => inLanguage(terms[name].name, language)

/**
 * A text with the names of the fields that it speaks of, `{amount}`: a sentence calls a field what its form calls it. In
 * English a name has a capital only where it begins the text.
 */
export const withTerms = (text: Words): Words => [named(text[0], 'zh-CN'), named(text[1], 'en-US')]

const named = (text: string, language: Language): string =>
  text.replace(/\{([a-z]\w*)\}/gi, (place: string, term: string, at: number) => {
    if (!isTerm(term)) return place
    const name = termName(term, language)
    // An abbreviation stays one: ID card number.
    return at === 0 || /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
  })

const yuan: Words = ['元', 'yuan']

/** The name over a column or beside a field, with its unit: 金额（元）, 期限（天）. */
export function termHeading(name: TermName, language: Language): string {
  const { kind, unit = kind === 'money' ? yuan : undefined } = termOf(name)
  if (unit === undefined) return termName(name, language)
  const inUnit = inLanguage(unit, language)
  return language === 'zh-CN' ? `${termName(name, language)}（${inUnit}）` : `${termName(name, language)} (${inUnit})`
}

/**
 * What one end of a range is called in an address and in the API: `amountFrom`, `submittedTo`, `promisedFrom`.
 * A day or moment loses its ending, as one says "submitted from".
 */
export const rangeParameters = (name: TermName): readonly [from: string, to: string] => {
  const stem = name.replace(/(At|Date)$/, '')
  return [`${stem}From`, `${stem}To`]
}
