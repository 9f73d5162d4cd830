import { decimalToFen, type Fen, fenToDecimal, formatMoney, MAX_FEN } from '@jinpiao/values/money'
import { percentOf } from '@jinpiao/values/percent'
import * as z from 'zod/mini'
import type { BusinessErrorCode } from './errors.ts'
import { day, money, pk, typed } from './fields.ts'
import type { Problem } from './problems.ts'

/** As many as one section of a form takes (I25). */
export const MAX_INVOICES = 50

/** A VAT invoice behind a ticket. A draft may be incomplete, so every text may be empty until it is submitted. */
export const invoiceInput = z.object({
  /** 20 digits (数电票), or 8 together with a code. */
  invoiceNo: typed('invoiceNo'),
  /** 10 or 12 digits, of the old kinds only. */
  invoiceCode: typed('invoiceCode'),
  issueDate: z.union([day, z.literal('')]),
  /** 价税合计. */
  amountWithTax: z.union([money, z.literal('')]),
  /** Named apart from the contract's files, so that a refusal names the right ones. */
  invoiceFileIds: z.array(pk).check(z.maxLength(MAX_INVOICES)),
})
export type InvoiceInput = z.output<typeof invoiceInput>

type InvoiceNumber = Pick<InvoiceInput, 'invoiceNo' | 'invoiceCode'>

/** What an invoice is known by on the whole platform: an electronic one by its number, an old one with its code. */
export const invoiceKey = ({ invoiceNo, invoiceCode }: InvoiceNumber): string =>
  invoiceCode === '' ? invoiceNo : `${invoiceCode}-${invoiceNo}`

/** Code and number as one reads them off the paper. */
export const invoiceName = ({ invoiceNo, invoiceCode }: InvoiceNumber): string => `${invoiceCode} ${invoiceNo}`.trim()

const amountOf = (amount: InvoiceInput['amountWithTax']): Fen => (amount === '' ? 0n : decimalToFen(amount))

export const invoiceTotal = (invoices: readonly Pick<InvoiceInput, 'amountWithTax'>[]): Fen =>
  invoices.reduce((sum, { amountWithTax }) => sum + amountOf(amountWithTax), 0n)

/**
 * What is wrong with the invoices of one ticket, in the order of the form; paths inside the trade background. None at all is no mistake: the reviewer is
 * told the coverage. Those that are given must cover the amount, and one invoice stands there once.
 */
export function findInvoiceProblems(
  invoices: readonly InvoiceInput[],
  { amountFen, today }: { amountFen: Fen | undefined; today: string },
): Problem[] {
  const found = invoices.flatMap((invoice, index) => [
    ...problemsOf(invoice, index, today),
    ...(isRepeated(invoices, index) ? [repeated(index, invoice)] : []),
  ])
  if (found.length > 0 || invoices.length === 0 || amountFen === undefined) return found
  const total = invoiceTotal(invoices)
  if (total >= amountFen) return []
  const values = [total, amountFen, amountFen - total].map(formatMoney)
  return [{ field: 'invoices', code: '06000111', values }]
}

function problemsOf(invoice: InvoiceInput, index: number, today: string): Problem[] {
  const found: Problem[] = []
  const place = String(index + 1)
  const add = (field: keyof InvoiceInput, code: BusinessErrorCode, ...values: string[]) =>
    found.push({ field: `invoices.${index}.${field}`, code, values: [place, ...values] })
  const { invoiceNo, invoiceCode, issueDate, amountWithTax } = invoice
  const isElectronic = /^\d{20}$/.test(invoiceNo)
  const isOld = /^\d{8}$/.test(invoiceNo)
  if (!isElectronic && !isOld) add('invoiceNo', '06000103')
  if (isOld && !/^(\d{10}|\d{12})$/.test(invoiceCode)) add('invoiceCode', '06000104')
  if (isElectronic && invoiceCode !== '') add('invoiceCode', '06000105')
  if (issueDate === '') add('issueDate', '06000106')
  else if (issueDate > today) add('issueDate', '06000107', issueDate)
  const fen = amountOf(amountWithTax)
  if (fen <= 0n || fen > MAX_FEN) add('amountWithTax', '06000108')
  if (invoice.invoiceFileIds.length === 0) add('invoiceFileIds', '06000109')
  return found
}

const isNamed = ({ invoiceNo }: InvoiceNumber) => invoiceNo !== ''
const isRepeated = (invoices: readonly InvoiceInput[], index: number): boolean => {
  const [invoice, before] = [invoices[index], invoices.slice(0, index)]
  return invoice !== undefined && isNamed(invoice) && before.some((each) => invoiceKey(each) === invoiceKey(invoice))
}
const repeated = (index: number, invoice: InvoiceInput): Problem => ({
  field: `invoices.${index}.invoiceNo`,
  code: '06000110',
  values: [invoiceName(invoice)],
})

/** Invoices that an earlier line of the same form has already: one invoice does not back two tickets. */
export function findSharedInvoices(
  lines: readonly { invoices: readonly InvoiceInput[] }[],
): (Problem & { line: number })[] {
  const seen = new Map<string, number>()
  return lines.flatMap(({ invoices }, line) =>
    invoices.flatMap((invoice, index) => {
      if (!isNamed(invoice)) return []
      const key = invoiceKey(invoice)
      const first = seen.get(key)
      if (first === undefined) seen.set(key, line)
      return first === undefined || first === line ? [] : [{ line, ...repeated(index, invoice) }]
    }),
  )
}

/** So much as a financing asks for is not left of an invoice: others have shown it before (I15). */
export const invoiceShort = (invoice: InvoiceNumber, freeFen: Fen): Problem => ({
  field: 'invoices',
  code: '06000114',
  values: [invoiceName(invoice), formatMoney(freeFen)],
})

/** What is left of an invoice: its whole amount where nobody else shows it. */
export const freeOfInvoice = (invoice: InvoiceInput, free: ReadonlyMap<string, Fen>): Fen =>
  free.get(invoiceKey(invoice)) ?? amountOf(invoice.amountWithTax)

/**
 * How an amount is spread over invoices: in the order of the form, from each as much as is left of it.
 * @returns the part of each by its key, without those that nothing is taken of, and what they do not cover.
 */
export function shareInvoices(
  invoices: readonly InvoiceInput[],
  free: ReadonlyMap<string, Fen>,
  amountFen: Fen,
): { parts: Map<string, Fen>; missingFen: Fen } {
  const parts = new Map<string, Fen>()
  let missingFen = amountFen
  for (const invoice of invoices) {
    const freeFen = freeOfInvoice(invoice, free)
    const part = freeFen < missingFen ? freeFen : missingFen
    if (part <= 0n) continue
    parts.set(invoiceKey(invoice), part)
    missingFen -= part
  }
  return { parts, missingFen }
}

/** Sum and coverage as the pages show them. */
export const invoiceSummary = (invoices: readonly Pick<InvoiceInput, 'amountWithTax'>[], amountFen: Fen) => {
  const total = invoiceTotal(invoices)
  return {
    total: fenToDecimal(total),
    coverage: percentOf(amountFen === 0n ? 0n : total, amountFen),
    missing: amountFen - total,
  }
}
