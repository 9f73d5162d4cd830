import { decimalToFen, MAX_FEN } from '@jinpiao/values/money'
import type { BusinessErrorCode } from './errors.ts'
import { type TermName, terms } from './terms.ts'
import type { Value } from './words.ts'

/** One thing to correct; words by `businessMessage(code, values)`. The portal says it before the server refuses it. */
export interface Problem {
  /** Path in the form: `amount`, `trade.contractNo`; '' where the enterprise as a whole is refused. */
  field: string
  code: BusinessErrorCode
  values: readonly Value[]
}

export const problem = (field: string, code: BusinessErrorCode, ...values: Value[]): Problem => ({
  field,
  code,
  values,
})

/** 请填写金额. */
export const missing = (field: string, term: TermName) => problem(field, '01000310', terms[term].name)
/** 请选择供应商. */
export const notChosen = (field: string, term: TermName) => problem(field, '01000311', terms[term].name)
/** 请上传合同文件. */
export const notUploaded = (field: string, term: TermName) => problem(field, '01000312', terms[term].name)

/** The amount in fen; undefined while the field is empty, zero or beyond the largest amount (I5). */
export function fenOf(amount: string): bigint | undefined {
  if (amount === '') return undefined
  const fen = decimalToFen(amount)
  return fen > 0n && fen <= MAX_FEN ? fen : undefined
}

/** What is wrong with an amount by itself (I5). */
export function amountProblems(field: string, term: TermName, amount: string): Problem[] {
  if (amount === '') return [missing(field, term)]
  return fenOf(amount) === undefined ? [problem(field, '01000315', terms[term].name)] : []
}

/** The same problems one level further out: `trade.contractNo` of `outputs.1`. */
export const within = (path: string, problems: readonly Problem[]): Problem[] =>
  problems.map((each) => ({ ...each, field: `${path}.${each.field}` }))
