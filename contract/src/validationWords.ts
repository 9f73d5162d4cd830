import type * as z from 'zod/mini'
import type { InputNames } from './endpoint.ts'
import { isTerm, rangeParameters, reasonLength, type TermName, termName, terms } from './terms.ts'
import { fill, inLanguage, type Language, type Words } from './words.ts'

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
  creditCode: [
    '请逐位核对 18 位统一社会信用代码',
    'compare each of the 18 characters of the unified social credit code',
  ],
  email: ['请填写邮箱，例如 name@example.com', 'enter an e-mail address, for example name@example.com'],
  smsCode: ['请填写 6 位数字', 'enter 6 digits'],
  idCodeTail: [
    '请填写身份证号后六位，末位 X 请大写',
    'enter the last six characters of the ID card, with a capital X if it ends in X',
  ],
  reason: [
    `请填写 ${reasonLength.min} 至 ${reasonLength.max} 字`,
    `enter ${reasonLength.min} to ${reasonLength.max} characters`,
  ],
  colour: ['请填写 #RRGGBB 形式的颜色', 'enter a colour as #RRGGBB'],
  unprintable: ['含有无法保存的字符，请重新输入', 'has characters that cannot be kept: enter it again'],
  textTooLong: ['不能超过 {0} 字，请删减', 'use at most {0} characters'],
  textTooShort: ['至少填写 {0} 字', 'enter at least {0} characters'],
  listTooLong: ['一次最多 {0} 项，请分次处理', 'at most {0} at a time: split them'],
  listTooShort: ['至少选择 {0} 项', 'choose at least {0}'],
  numberTooLarge: ['不能大于 {0}', 'enter {0} or less'],
  numberTooSmall: ['不能小于 {0}', 'enter {0} or more'],
  funderOnly: ['资金方须填写，其他机构不填写', 'is given for a FUNDER, and for no other institution'],
  unreadable: ['内容不正确，请核对后重新填写', 'is not valid: check it and enter it again'],
  /** Nothing that a person has entered: the page itself is at fault, e.g. after an update of the server. */
  stalePage: ['页面提交的数据不完整，请刷新页面后重试', 'the page has sent incomplete data: reload it and try again'],
} as const satisfies Record<string, Words>
export type ValidationWord = keyof typeof validationWords

/** A check's message: the key of its sentence. */
export const says = (word: ValidationWord): string => word

/** Wire names of several calls that are no term: lists, files by their ids. A form has its own beside its payload. */
const inputTerms: InputNames = {
  code: 'smsCode',
  comment: 'reason',
  fileIds: 'contractFiles',
  fkCredits: 'chosenTickets',
  fundFlowFileIds: 'fundFlowFiles',
  invoiceFileIds: 'invoiceFiles',
  otherFileIds: 'otherFiles',
  pkApplys: 'chosenApplications',
  pkCredits: 'chosenTickets',
}

/** `amountFrom`, `promisedTo`: one end of the range of a term. */
const rangeEnds: Readonly<Record<string, readonly [name: TermName, end: Words]>> = Object.fromEntries(
  (Object.keys(terms) as TermName[]).flatMap((name) => {
    const [from, to] = rangeParameters(name)
    return [
      [from, [name, ['（起）', ' from']]],
      [to, [name, ['（止）', ' to']]],
    ]
  }),
)

/** The input's name as it stands on the page; nothing for what no person fills in. */
export function inputName(
  path: readonly PropertyKey[],
  language: Language,
  names: InputNames = {},
): string | undefined {
  for (const key of path.toReversed()) {
    if (typeof key !== 'string') continue
    // An invoice has a day of issue of its own.
    if (key === 'issueDate' && path.includes('invoices')) return termName('invoiceDate', language)
    if (isTerm(key)) return termName(key, language)
    const own = names[key] ?? inputTerms[key]
    if (own !== undefined) return termName(own, language)
    const [name, end] = rangeEnds[key] ?? []
    if (name !== undefined && end !== undefined) return termName(name, language) + inLanguage(end, language)
  }
  return undefined
}

/** What fills 01000303: which input, which line of it, what to enter. Paths and schema terms never reach a reader. */
export function inputProblem(issue: z.core.$ZodIssue, language: Language, names?: InputNames): string {
  const name = inputName(issue.path, language, names)
  if (name === undefined) return inLanguage(validationWords.stalePage, language)
  const sentence = validationSentence(issue, language)
  const index = issue.path.find((key) => typeof key === 'number')
  const place: Words = index === undefined ? ['', ''] : [`第 ${index + 1} 项的`, ` of item ${index + 1}`]
  return fill(['{1}{0}：{2}', '{0}{1}: {2}'], [name, place, sentence], language)
}

/** What to enter, for whoever names the input himself. */
export function validationSentence(issue: z.core.$ZodIssue, language: Language): string {
  const { word, limit } = sentenceOf(issue)
  return fill(validationWords[word], [limit], language)
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
