import type * as z from 'zod/mini'
import type { Language } from './errors.ts'

type Words = readonly [zh: string, en: string]

/**
 * What to enter, in words that follow the field's name. A schema's check names its sentence by key, because a message
 * written into the schema would have one language; `{0}` is the limit that was missed.
 */
export const validationWords = {
  money: [
    '请填写数字，最多 14 位整数和两位小数，不含逗号',
    'enter digits only, at most 14 before and 2 after the decimal point, without commas',
  ],
  day: ['请填写存在的日期，例如 2026-11-21', 'enter a day that exists, for example 2026-11-21'],
  mobile: ['请填写 11 位手机号', 'enter a mobile number of 11 digits'],
  creditCode: ['请填写 18 位统一社会信用代码', 'enter a unified social credit code of 18 characters'],
  smsCode: ['请填写 6 位数字', 'enter 6 digits'],
  idCodeTail: [
    '请填写身份证号后六位，末位 X 请大写',
    'enter the last six characters of the ID card, with a capital X if it ends in X',
  ],
  reason: ['请填写 2 至 200 字', 'enter 2 to 200 characters'],
  colour: ['请填写 #RRGGBB 形式的颜色', 'enter a colour as #RRGGBB'],
  textTooLong: ['不能超过 {0} 字，请删减', 'use at most {0} characters'],
  textTooShort: ['至少填写 {0} 字', 'enter at least {0} characters'],
  listTooLong: ['一次最多 {0} 项，请分次处理', 'at most {0} at a time: split them'],
  listTooShort: ['至少选择 {0} 项', 'choose at least {0}'],
  numberTooLarge: ['不能大于 {0}', 'enter {0} or less'],
  numberTooSmall: ['不能小于 {0}', 'enter {0} or more'],
  unreadable: ['内容不正确，请核对后重新填写', 'is not valid: check it and enter it again'],
  /** Nothing that a person has entered: the page itself is at fault, e.g. after an update of the server. */
  stalePage: ['页面提交的数据不完整，请刷新页面后重试', 'the page has sent incomplete data: reload it and try again'],
} as const satisfies Record<string, Words>
export type ValidationWord = keyof typeof validationWords

/** A check's message: the key of its sentence. */
export const says = (word: ValidationWord): string => word

/** Inputs that a person fills in or chooses, by the name they have on the page. */
export const inputNames: Readonly<Record<string, Words>> = {
  amount: ['金额', 'amount'],
  amountFrom: ['最低金额', 'lowest amount'],
  amountTo: ['最高金额', 'highest amount'],
  amountWithTax: ['价税合计', 'amount with tax'],
  applyNo: ['申请编号', 'application number'],
  code: ['验证码', 'code'],
  comment: ['原因', 'reason'],
  contractAmount: ['合同金额', 'contract amount'],
  contractName: ['合同名称', 'contract name'],
  contractNo: ['合同编号', 'contract number'],
  corpName: ['企业名称', 'company'],
  counterparty: ['对方企业', 'other company'],
  createdBy: ['提交人', 'submitted by'],
  creditNo: ['金票编号', 'ticket number'],
  deliveredDate: ['交货或验收日期', 'day of delivery or acceptance'],
  fileIds: ['合同文件', 'contract files'],
  fkCredits: ['所选金票', 'chosen tickets'],
  idCodeTail: ['身份证号后六位', 'last six of the ID card'],
  invoiceCode: ['发票代码', 'invoice code'],
  invoiceFileIds: ['发票文件', 'invoice files'],
  invoiceNo: ['发票号码', 'invoice number'],
  invoices: ['发票', 'invoices'],
  issueDate: ['开票日期', 'invoice date'],
  keyword: ['查找内容', 'search words'],
  lines: ['开立明细', 'lines'],
  mobile: ['手机号', 'mobile number'],
  newPassword: ['新密码', 'new password'],
  oldPassword: ['旧密码', 'old password'],
  otherFileIds: ['其他附件', 'other files'],
  page: ['页码', 'page'],
  pageSize: ['每页条数', 'rows per page'],
  password: ['密码', 'password'],
  pkApplys: ['所选申请', 'chosen applications'],
  pkCredits: ['所选金票', 'chosen tickets'],
  pkLimit: ['额度来源', 'limit'],
  pkSupplier: ['供应商', 'supplier'],
  promisedDate: ['承诺付款日', 'promised payment date'],
  promisedFrom: ['承诺付款日（起）', 'promised payment date from'],
  promisedTo: ['承诺付款日（止）', 'promised payment date to'],
  reason: ['原因', 'reason'],
  remark: ['摘要', 'remark'],
  signedDate: ['签订日期', 'day of signing'],
  state: ['状态', 'status'],
  submittedFrom: ['提交日期（起）', 'submitted from'],
  submittedTo: ['提交日期（止）', 'submitted to'],
  supplier: ['供应商', 'supplier'],
  supplierConsent: ['同意以金票结算', 'consent to settle by ticket'],
  tenorReason: ['账期合理性说明', 'reason for the term'],
}

/** What fills 01000303: which input, which line of it, what to enter. Paths and schema terms never reach a reader. */
export function inputProblem(issue: z.core.$ZodIssue, language: Language): string {
  const zh = language === 'zh-CN'
  const pick = ([chinese, english]: Words) => (zh ? chinese : english)
  const name = issue.path.findLast((key) => typeof key === 'string' && Object.hasOwn(inputNames, key))
  const words = name === undefined ? undefined : inputNames[String(name)]
  if (words === undefined) return pick(validationWords.stalePage)
  const { word, limit } = sentenceOf(issue)
  const index = issue.path.find((key) => typeof key === 'number')
  const place = index === undefined ? '' : zh ? `第 ${index + 1} 项的` : ` of item ${index + 1}`
  const sentence = pick(validationWords[word]).replace('{0}', limit)
  return zh ? `${place}${pick(words)}：${sentence}` : `${pick(words)}${place}: ${sentence}`
}

function sentenceOf(issue: z.core.$ZodIssue): { word: ValidationWord; limit: string } {
  if (isWord(issue.message)) return { word: issue.message, limit: '' }
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const big = issue.code === 'too_big'
    const limit = String(big ? issue.maximum : issue.minimum)
    if (issue.origin === 'string') return { word: big ? 'textTooLong' : 'textTooShort', limit }
    if (issue.origin === 'array') return { word: big ? 'listTooLong' : 'listTooShort', limit }
    return { word: big ? 'numberTooLarge' : 'numberTooSmall', limit }
  }
  return { word: 'unreadable', limit: '' }
}

const isWord = (message: string): message is ValidationWord => Object.hasOwn(validationWords, message)
