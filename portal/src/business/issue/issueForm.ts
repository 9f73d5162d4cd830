import type { InvoiceInput } from '@jinpiao/contract/invoice'
import { type IssueLine, issueLine } from '@jinpiao/contract/issue'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { type Day, isDay } from '@jinpiao/values/days'
import { decimalToFen, type Fen, parseMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'

const heldFile = z.object({ pkFile: z.string(), name: z.string(), size: z.number() })
/** A file that has been uploaded; only its key is sent with the form. */
export type HeldFile = z.output<typeof heldFile>

const text = z.string()
const invoiceForm = z.object({
  invoiceNo: text,
  invoiceCode: text,
  issueDate: text,
  amountWithTax: text,
  files: z.array(heldFile),
})
export type InvoiceForm = z.output<typeof invoiceForm>
export const emptyInvoice = (): InvoiceForm => ({
  invoiceNo: '',
  invoiceCode: '',
  issueDate: '',
  amountWithTax: '',
  files: [],
})

/** One supplier of the form. Texts are as typed; names stand beside keys, so that nothing must be asked again to show them. */
const lineForm = z.object({
  /** Once saved as an application. */
  pkApply: z.optional(text),
  version: z.optional(z.number()),
  pkLimit: text,
  pkSupplier: text,
  supplierName: text,
  amount: text,
  promisedDate: text,
  tenorReason: text,
  trade: z.object({
    contractNo: text,
    contractName: text,
    contractAmount: text,
    signedDate: text,
    deliveredDate: text,
    files: z.array(heldFile),
    /** A draft that was kept before there were invoices has none. */
    invoices: z._default(z.array(invoiceForm), []),
    otherFiles: z._default(z.array(heldFile), []),
  }),
  remark: text,
  notifySupplier: z.boolean(),
})
export type LineForm = z.output<typeof lineForm>
const issueForm = z.object({ lines: z.array(lineForm).check(z.minLength(1)) })
export type IssueForm = z.output<typeof issueForm>

export const emptyLine = (pkLimit = ''): LineForm => ({
  pkLimit,
  pkSupplier: '',
  supplierName: '',
  amount: '',
  promisedDate: '',
  tenorReason: '',
  trade: {
    contractNo: '',
    contractName: '',
    contractAmount: '',
    signedDate: '',
    deliveredDate: '',
    files: [],
    invoices: [],
    otherFiles: [],
  },
  remark: '',
  notifySupplier: true,
})

/** A draft of the server; `undefined` when an older build wrote it differently. */
export function parseIssueForm(payload: unknown): IssueForm | undefined {
  const parsed = issueForm.safeParse(payload)
  return parsed.success ? parsed.data : undefined
}

const moneyText = (typed: string) => {
  const parsed = parseMoney(typed)
  return parsed.ok ? parsed.decimal : ''
}
const dayText = (typed: string) => (isDay(typed) ? typed : '')

/** What is sent. What is no amount and no day is left out: a draft may be incomplete, never wrong. */
export function toIssueLine({ trade, ...line }: LineForm): IssueLine {
  const { files, invoices, otherFiles, ...contract } = trade
  return {
    pkLimit: line.pkLimit,
    pkSupplier: line.pkSupplier,
    amount: moneyText(line.amount),
    promisedDate: dayText(line.promisedDate),
    tenorReason: line.tenorReason.trim(),
    trade: {
      contractNo: contract.contractNo.trim(),
      contractName: contract.contractName.trim(),
      contractAmount: moneyText(contract.contractAmount),
      signedDate: dayText(contract.signedDate),
      deliveredDate: dayText(contract.deliveredDate),
      fileIds: files.map(({ pkFile }) => pkFile),
      invoices: invoices.map(toInvoice),
      otherFileIds: otherFiles.map(({ pkFile }) => pkFile),
    },
    remark: line.remark.trim(),
    notifySupplier: line.notifySupplier,
  }
}

/** For the check: what a stored application holds itself is not in its way. */
export const toCheckedLine = (line: LineForm) => ({
  ...toIssueLine(line),
  ...(line.pkApply !== undefined && { pkApply: line.pkApply }),
})

/** Numbers are typed with the spaces and the full-width digits that stand on paper. */
const numberText = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

export const toInvoice = (invoice: InvoiceForm): InvoiceInput => ({
  invoiceNo: numberText(invoice.invoiceNo),
  invoiceCode: numberText(invoice.invoiceCode),
  issueDate: dayText(invoice.issueDate),
  amountWithTax: moneyText(invoice.amountWithTax),
  invoiceFileIds: invoice.files.map(({ pkFile }) => pkFile),
})

/** A stored application back in the form. */
export function toLineForm(
  line: IssueLine,
  known: { supplierName: string; files: readonly HeldFile[]; pkApply?: string; version?: number },
): LineForm {
  const { fileIds, invoices, otherFileIds, ...contract } = issueLine.parse(line).trade
  const held = (ids: readonly string[]) =>
    ids.map((pkFile): HeldFile => known.files.find((file) => file.pkFile === pkFile) ?? { pkFile, name: '', size: 0 })
  return {
    ...line,
    ...(known.pkApply !== undefined && { pkApply: known.pkApply }),
    ...(known.version !== undefined && { version: known.version }),
    supplierName: known.supplierName,
    trade: {
      ...contract,
      files: held(fileIds),
      invoices: invoices.map(({ invoiceFileIds, ...invoice }) => ({ ...invoice, files: held(invoiceFileIds) })),
      otherFiles: held(otherFileIds),
    },
  }
}

/** Whether anything was entered: an untouched form leaves no draft behind. */
export function isUntouched({ lines }: IssueForm): boolean {
  const { pkLimit: _, ...empty } = emptyLine()
  return lines.every(({ pkLimit: _ignored, ...line }) => JSON.stringify(line) === JSON.stringify(empty))
}

export const fenOf = (typed: string): Fen => {
  const parsed = parseMoney(typed)
  return parsed.ok ? parsed.fen : 0n
}

export const totalOf = (lines: readonly Pick<LineForm, 'amount'>[]): Fen =>
  lines.reduce((sum, { amount }) => sum + fenOf(amount), 0n)

/** What this form takes from each limit it draws on, in the order of the lines. */
export interface LimitUse {
  limit: CreditLimit
  taken: Fen
  /** Negative: more than there is. */
  left: Fen
}

export function limitUses(lines: readonly Pick<LineForm, 'pkLimit' | 'amount'>[], limits: readonly CreditLimit[]) {
  const chosen = [...new Set(lines.map(({ pkLimit }) => pkLimit))]
  return chosen.flatMap((pkLimit): LimitUse[] => {
    const limit = limits.find((each) => each.pkLimit === pkLimit)
    if (limit === undefined) return []
    const taken = totalOf(lines.filter((line) => line.pkLimit === pkLimit))
    return [{ limit, taken, left: decimalToFen(limit.available) - taken }]
  })
}

/** May be chosen today: in force, and not used up. */
export const isLimitOpen = ({ state, from, to }: CreditLimit, today: Day): boolean =>
  state === 'ACTIVE' && from <= today && today <= to
