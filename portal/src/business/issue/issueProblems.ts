import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { findInvoiceProblems, findSharedInvoices, type InvoiceProblem } from '@jinpiao/contract/invoice'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { judgeTenor, type TenorRule } from '@jinpiao/contract/tenor'
import { type Day, isDay } from '@jinpiao/values/days'
import { formatMoney, parseMoney } from '@jinpiao/values/money'
import { fenOf, type IssueForm, type LineForm, limitUses, toInvoice } from './issueForm.ts'

export type TradeField = Exclude<keyof LineForm['trade'], 'files' | 'invoices' | 'otherFiles'>
/** Path of a field inside a line, as the server names it. */
export type LinePath =
  | 'pkLimit'
  | 'pkSupplier'
  | 'amount'
  | 'promisedDate'
  | 'tenorReason'
  | 'remark'
  | `trade.${TradeField}`
  | 'trade.fileIds'
  | `trade.invoices${string}`

/** One thing to correct, in the words of the area `issue` or of the rule that both sides share. */
export type Complaint = OwnComplaint | SharedComplaint

interface SharedComplaint {
  line: number
  field: LinePath
  code: BusinessErrorCode
  texts: readonly string[]
}

interface OwnComplaint {
  line: number
  field: LinePath
  key:
    | 'limitMissing'
    | 'supplierMissing'
    | 'amountMissing'
    | 'amountZero'
    | 'amountTooLarge'
    | 'amountOverLimit'
    | 'amountOverContract'
    | 'dateMissing'
    | 'dateWrong'
    | 'dateNotFuture'
    | 'dateTooLong'
    | 'dateTooLongForSoe'
    | 'reasonMissing'
    | 'contractNoMissing'
    | 'contractNameMissing'
    | 'contractAmountMissing'
    | 'signedDateMissing'
    | 'filesMissing'
    | 'tooLong'
  values?: Readonly<Record<string, string | number>>
}

const missingTrade = {
  contractNo: 'contractNoMissing',
  contractName: 'contractNameMissing',
  contractAmount: 'contractAmountMissing',
  signedDate: 'signedDateMissing',
} as const

/** The longest texts that the contract takes. */
export const maxLength = { tenorReason: 200, remark: 100, contractNo: 64, contractName: 100 } as const

/**
 * What the page can see by itself, before the server is asked with `checkIssueLines`: the promised date by the rule that
 * the server judges by (I14).
 */
export function findComplaints(
  form: IssueForm,
  facts: { today: Day; limits: readonly CreditLimit[]; tenor: TenorRule },
): Complaint[] {
  const own = form.lines.flatMap((line, index) => [
    ...lineComplaints(line, index, facts),
    ...invoiceComplaints(line, index, facts),
  ])
  const invoices = form.lines.map(({ trade }) => ({ invoices: trade.invoices.map(toInvoice) }))
  const shared = findSharedInvoices(invoices).map(({ line, ...problem }) => toComplaint(line, problem))
  return [...own, ...shared, ...overLimit(form, facts.limits)]
}

const toComplaint = (line: number, { field, code, values }: InvoiceProblem): SharedComplaint => ({
  line,
  field: `trade.${field}` as LinePath,
  code,
  texts: values,
})

function invoiceComplaints({ amount, trade }: LineForm, line: number, { today }: DateFacts): SharedComplaint[] {
  const amountFen = fenOf(amount) || undefined
  return findInvoiceProblems(trade.invoices.map(toInvoice), { amountFen, today }).map((found) =>
    toComplaint(line, found),
  )
}

function lineComplaints(line: LineForm, index: number, facts: DateFacts): OwnComplaint[] {
  const found: OwnComplaint[] = []
  const add: Add = (field, key, values) => found.push({ line: index, field, key, ...(values && { values }) })

  if (line.pkLimit === '') add('pkLimit', 'limitMissing')
  if (line.pkSupplier === '') add('pkSupplier', 'supplierMissing')
  const amount = parseMoney(line.amount)
  if (!amount.ok) add('amount', amount.reason === 'outOfRange' ? 'amountTooLarge' : 'amountMissing')
  else if (amount.fen === 0n) add('amount', 'amountZero')
  dateComplaints(line, facts, add)
  tradeComplaints(line, add)
  for (const field of ['tenorReason', 'remark'] as const) {
    if (line[field].length > maxLength[field]) add(field, 'tooLong', { max: maxLength[field] })
  }
  return found
}

type Add = (field: LinePath, key: OwnComplaint['key'], values?: OwnComplaint['values']) => void

interface DateFacts {
  today: Day
  tenor: TenorRule
}

function dateComplaints({ promisedDate, tenorReason }: LineForm, { today, tenor }: DateFacts, add: Add): void {
  if (promisedDate === '') return add('promisedDate', 'dateMissing')
  if (!isDay(promisedDate)) return add('promisedDate', 'dateWrong')
  const verdict = judgeTenor({ issueDate: today, promisedDate }, tenor)
  if (!verdict.ok) {
    if (verdict.why === 'notFuture') return add('promisedDate', 'dateNotFuture')
    const key = tenor.isCentralSoe ? 'dateTooLongForSoe' : 'dateTooLong'
    return add('promisedDate', key, { months: verdict.maxMonths })
  }
  if (verdict.needsReason && tenorReason.trim() === '') {
    add('tenorReason', 'reasonMissing', { months: verdict.softMaxMonths })
  }
}

function tradeComplaints({ trade, amount }: LineForm, add: Add): void {
  for (const field of ['contractNo', 'contractName', 'contractAmount', 'signedDate'] as const) {
    if (trade[field].trim() === '') add(`trade.${field}`, missingTrade[field])
  }
  for (const field of ['contractNo', 'contractName'] as const) {
    if (trade[field].length > maxLength[field]) add(`trade.${field}`, 'tooLong', { max: maxLength[field] })
  }
  const contract = parseMoney(trade.contractAmount)
  if (!contract.ok && contract.reason !== 'empty') add('trade.contractAmount', 'contractAmountMissing')
  if (contract.ok && fenOf(amount) > contract.fen) {
    add('amount', 'amountOverContract', { amount: formatMoney(contract.fen) })
  }
  for (const field of ['signedDate', 'deliveredDate'] as const) {
    if (trade[field] !== '' && !isDay(trade[field])) add(`trade.${field}`, 'dateWrong')
  }
  if (trade.files.length === 0) add('trade.fileIds', 'filesMissing')
}

/** Each limit once, at the last line that draws on it: the one that was added too much. */
function overLimit({ lines }: IssueForm, limits: readonly CreditLimit[]): Complaint[] {
  return limitUses(lines, limits).flatMap(({ limit, left }): OwnComplaint[] => {
    if (left >= 0n) return []
    const line = lines.findLastIndex(({ pkLimit }) => pkLimit === limit.pkLimit)
    return [{ line, field: 'amount', key: 'amountOverLimit', values: { amount: formatMoney(-left) } }]
  })
}
