import { foldName } from '@jinpiao/values/companyName'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { findInvoiceProblems, invoiceKey, invoiceName } from './invoice.ts'
import type { InvoiceEntry } from './invoices.ts'
import { missing, type Problem, problem } from './problems.ts'

/** What is known when invoices are entered. */
export interface EntryFacts {
  today: Day
  /** The enterprise that enters them. */
  corpName: string
  /** Invoices that it has already, by their key; absent: nobody has asked. */
  known?: ReadonlySet<string>
}

/** The enterprise's own name as it is, where it stands with other blanks, brackets or letters that nobody sees. */
export function withOwnName(entry: InvoiceEntry, corpName: string): InvoiceEntry {
  const own = foldName(corpName)
  const named = (name: string) => (foldName(name) === own ? corpName : name)
  return { ...entry, sellerName: named(entry.sellerName), buyerName: named(entry.buyerName) }
}

/** Everything that refuses invoices that are entered, in the order of the form: `invoices.0.invoiceNo`. */
export function findEntryProblems(entries: readonly InvoiceEntry[], facts: EntryFacts): Problem[] {
  // The paper comes with the application that uses it: here it is not missed.
  const asShown = entries.map((entry) => ({ ...entry, invoiceFileIds: ['-'] }))
  return [
    ...findInvoiceProblems(asShown, { amountFen: undefined, today: facts.today }),
    ...entries.flatMap((entry, index) => problemsOf(entry, `invoices.${index}`, facts)),
  ]
}

function problemsOf(entry: InvoiceEntry, path: string, { corpName, known }: EntryFacts): Problem[] {
  const { sellerName, buyerName, amountWithTax, taxAmount, checkCode } = entry
  const isOurs = [sellerName, buyerName].some((name) => foldName(name) === foldName(corpName))
  const isTaxed = amountWithTax !== '' && taxAmount !== ''
  return [
    ...(sellerName === '' ? [missing(`${path}.sellerName`, 'sellerName')] : []),
    ...(buyerName === '' ? [missing(`${path}.buyerName`, 'buyerName')] : []),
    ...(sellerName !== '' && buyerName !== '' && !isOurs ? [problem(`${path}.sellerName`, '06000118', corpName)] : []),
    ...(isTaxed && decimalToFen(taxAmount) >= decimalToFen(amountWithTax)
      ? [problem(`${path}.taxAmount`, '06000119')]
      : []),
    ...(checkCode !== '' && !/^\d{6}$/.test(checkCode) ? [problem(`${path}.checkCode`, '06000120')] : []),
    ...(known?.has(invoiceKey(entry)) ? [problem(`${path}.invoiceNo`, '06000115', invoiceName(entry))] : []),
  ]
}
