import { findInvoiceProblems, type InvoiceInput, invoiceKey, invoiceName } from '@jinpiao/contract/invoice'
import type { IssueLine } from '@jinpiao/contract/issue'
import { issueFields } from '@jinpiao/contract/issueFields'
import { judgeTenor, type TenorRule } from '@jinpiao/contract/tenor'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal, MAX_FEN } from '@jinpiao/values/money'
import { BusinessError } from './businessError.ts'

/** What is known of the enterprise, the limit, the supplier and the files when a line is judged. */
export interface IssueFacts {
  today: Day
  issuer: { suspended: boolean; licenceTo: string | null; hasProduct: boolean }
  /** Absent: not chosen, or not the issuer's. `availableFen` null: the sum is frozen already and not asked for again. */
  limit: { state: string; dayFrom: Day; dayTo: Day; availableFen: bigint | null } | undefined
  supplier: SupplierFacts | undefined
  /** Those of the named files that exist and belong to the issuer. */
  ownFiles: ReadonlySet<string>
  /** Invoices of this line that back another ticket already, by their key: whose. */
  usedInvoices: ReadonlyMap<string, InvoiceUse>
  tenor: TenorRule
}

export interface InvoiceUse {
  /** Null where it is another enterprise's: its number is its own affair (I26). */
  applyNo: string | null
}

export interface SupplierFacts {
  corpName: string
  state: string
  registered: boolean
  realnameState: string
  /** The row names the enterprise that issues. */
  isIssuer: boolean
}

export interface IssueProblem {
  /** Path inside the line, empty where the enterprise as a whole is refused. */
  field: string
  error: BusinessError
}

/** The amount in fen; undefined while the field is empty, zero or beyond the largest amount (I5). */
export function amountOf(line: Pick<IssueLine, 'amount'>): bigint | undefined {
  if (line.amount === '') return undefined
  const fen = decimalToFen(line.amount)
  return fen > 0n && fen <= MAX_FEN ? fen : undefined
}

const missing = (field: keyof typeof issueFields): IssueProblem => ({
  field,
  error: new BusinessError('01000303', issueFields[field]),
})

/**
 * Everything that refuses a line, in the order of the form (I5, I9, I10, I14, I29). Asked by the check page before
 * anything is signed, at submission, and again at each approval.
 */
export function findIssueProblems(line: IssueLine, facts: IssueFacts): IssueProblem[] {
  return [
    ...issuerProblems(facts),
    ...limitProblems(line, facts),
    ...supplierProblems(facts),
    ...(amountOf(line) === undefined ? [missing('amount')] : []),
    ...findTenorProblems(line, facts),
    ...tradeProblems(line, facts),
    ...invoiceProblems(line, facts),
  ]
}

function issuerProblems({ issuer, today }: IssueFacts): IssueProblem[] {
  if (issuer.suspended) return [{ field: '', error: new BusinessError('04000120') }]
  const expired = issuer.licenceTo !== null && issuer.licenceTo < today
  if (expired) return [{ field: '', error: new BusinessError('03000280') }]
  return issuer.hasProduct ? [] : [{ field: '', error: new BusinessError('04000121') }]
}

function limitProblems(line: IssueLine, { limit, today }: IssueFacts): IssueProblem[] {
  if (!limit) return [missing('pkLimit')]
  const inForce = limit.state === 'ACTIVE' && limit.dayFrom <= today && today <= limit.dayTo
  if (!inForce) return [{ field: 'pkLimit', error: new BusinessError('05000102') }]
  const amount = amountOf(line)
  if (amount === undefined || limit.availableFen === null || amount <= limit.availableFen) return []
  return [{ field: 'amount', error: new BusinessError('05000101', fenToDecimal(limit.availableFen)) }]
}

function supplierProblems({ supplier }: IssueFacts): IssueProblem[] {
  if (!supplier) return [missing('pkSupplier')]
  const error = supplierRefusal(supplier)
  return error ? [{ field: 'pkSupplier', error }] : []
}

/** Why nothing can be issued to a supplier (I8); the form's list says the same beside its name. */
export function supplierRefusal(supplier: SupplierFacts): BusinessError | undefined {
  if (supplier.isIssuer) return new BusinessError('04000117')
  if (supplier.state === 'STOPPED') return new BusinessError('04000116', supplier.corpName)
  return supplier.registered && supplier.realnameState === 'PASSED' ? undefined : new BusinessError('04000103')
}

/** What the promised day is refused for (I14): the batch sheet is told so as soon as it is read. */
export function findTenorProblems(
  line: Pick<IssueLine, 'promisedDate' | 'tenorReason'>,
  { today, tenor }: Pick<IssueFacts, 'today' | 'tenor'>,
): IssueProblem[] {
  const { promisedDate } = line
  if (promisedDate === '') return [missing('promisedDate')]
  const verdict = judgeTenor({ issueDate: today, promisedDate }, tenor)
  const field = 'promisedDate'
  if (!verdict.ok) {
    const tooLong = verdict.why === 'tooLong' && new BusinessError('04000110', String(verdict.maxMonths))
    return [{ field, error: tooLong || new BusinessError('04000108') }]
  }
  if (!verdict.needsReason || line.tenorReason.trim() !== '') return []
  return [{ field: 'tenorReason', error: new BusinessError('04000111', String(verdict.softMaxMonths)) }]
}

function tradeProblems(line: IssueLine, { ownFiles }: IssueFacts): IssueProblem[] {
  const { trade } = line
  const field = (['contractNo', 'contractName', 'contractAmount', 'signedDate'] as const).find(
    (name) => trade[name].trim() === '',
  )
  if (field) return [{ field: `trade.${field}`, error: new BusinessError('04000112') }]
  const withoutFile = trade.fileIds.length === 0 || trade.fileIds.some((pkFile) => !ownFiles.has(pkFile))
  const problems = withoutFile ? [{ field: 'trade.fileIds', error: new BusinessError('04000112') }] : []
  const amount = amountOf(line)
  const contractFen = decimalToFen(trade.contractAmount)
  if (amount === undefined || amount <= contractFen) return problems
  const error = new BusinessError('04000113', fenToDecimal(contractFen))
  return [...problems, { field: 'trade.contractAmount', error }]
}

/** The invoices by themselves, then what they are to the rest of the platform: each backs one ticket (I15). */
function invoiceProblems(line: IssueLine, { today, ownFiles, usedInvoices }: IssueFacts): IssueProblem[] {
  const { invoices, otherFileIds } = line.trade
  const own = findInvoiceProblems(invoices, { amountFen: amountOf(line), today })
  const found: IssueProblem[] = own.map(({ field, code, values }) => ({
    field: `trade.${field}`,
    error: new BusinessError(code, ...values),
  }))
  for (const [index, invoice] of invoices.entries()) {
    const use = usedInvoices.get(invoiceKey(invoice))
    if (use) found.push({ field: `trade.invoices.${index}.invoiceNo`, error: invoiceUsed(invoice, use) })
    if (invoice.invoiceFileIds.some((pkFile) => !ownFiles.has(pkFile))) {
      const error = new BusinessError('06000109', String(index + 1))
      found.push({ field: `trade.invoices.${index}.invoiceFileIds`, error })
    }
  }
  if (otherFileIds.some((pkFile) => !ownFiles.has(pkFile))) {
    found.push({ field: 'trade.otherFileIds', error: new BusinessError('01000302') })
  }
  return found
}

export const invoiceUsed = (invoice: Pick<InvoiceInput, 'invoiceNo' | 'invoiceCode'>, { applyNo }: InvoiceUse) =>
  new BusinessError(
    '06000101',
    invoiceName(invoice),
    applyNo === null
      ? ['其他企业的开立申请', 'an application of another company']
      : [`申请 ${applyNo}`, `application ${applyNo}`],
  )
