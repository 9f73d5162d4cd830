import { isNumberTerm, type NumberTerm, numberKeys } from '@jinpiao/contract/numberKeys'
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Numbers with a page that stand as text, by file and term, with the reason. */
const texts: Readonly<Record<string, string>> = {
  'archetypes/useReturned.tsx applyNo': 'in the dialog that decides about it',
  'business/billing/InvoicingDetail.tsx invoiceNo': 'an invoice for fees is a file, which stands beside it',
  'business/creditFund/supportDetail.tsx sourceNo': 'the application of another enterprise',
  'business/exchange/ReportPayment.tsx paymentNo': 'in the dialog of that payment',
  'business/finance/FinanceCheck.tsx creditNo': 'part of a form',
  'business/invoices/InvoiceDialog.tsx invoiceNo': 'a field',
  'business/invoices/InvoiceImport.tsx invoiceNo': 'not stored yet',
  'business/invoices/InvoiceView.tsx invoiceNo': 'its own page',
  'business/issue/IssueDetail.tsx creditNo': 'a link that says besides that it is withdrawn there',
  'business/loanRepay/LoanField.tsx drawNo': 'a field',
  'business/loanRepay/RepayCheck.tsx drawNo': 'part of a form',
  'business/payroll/PayrollCheck.tsx applyNo': 'part of a form',
  'business/receipts/VerifiedPaper.tsx receiptNo': 'a public page',
  'business/receipts/VerifiedPaper.tsx creditNo': 'a public page',
  'business/redeem/ChosenTickets.tsx creditNo': 'part of a form',
  'business/redeem/PaymentNotice.tsx creditNo': 'a cell of a file',
  'business/redeemClaim/ClaimCheck.tsx creditNo': 'part of a form',
  'business/redeemClaim/ClaimEditor.tsx creditNo': 'part of a form',
  'business/trade/InvoiceFacts.tsx invoiceNo': 'as it was submitted: the invoice may have been changed since',
  'business/trade/InvoiceFields.tsx invoiceNo': 'a field',
  'business/trade/StoredInvoice.tsx invoiceNo': 'a field',
  'business/transfer/TransferCheck.tsx creditNo': 'part of a form',
  'pages/credit/core/redeem/RegisterQuery.tsx redeemNo': 'leads to the batch on the same page',
}

/** A fact's label or a column's heading, by its term; what follows up to the next one is its value. */
const named = /(?:label|header)(?::\s*|=\{)(?:\w+\.)?(?:name|heading|termName)\((?:calledIn\([^)]*, )?'(\w+)'\)/g

/** Columns of a table by the term as their key, with a cell of their own. */
const keyed = /\{\s*key: '(\w+)',\s*(?:secondary: \w+,\s*)?(?:\/\/.*\s*)?cell:/g

/** Places where the number of what has a page stands without the way to it. */
function plainNumbers(file: string, source: string): string[] {
  const starts = [...source.matchAll(named), ...source.matchAll(keyed)].sort((one, other) => one.index - other.index)
  return starts.flatMap((start, at) => {
    const term = start[1] ?? ''
    if (!isNumberTerm(term) || numberKeys[term satisfies NumberTerm].length === 0) return []
    const value = source.slice(start.index, starts[at + 1]?.index ?? start.index + 600)
    return value.includes('<NumberLink') ? [] : [`${file.replace('../', '')} ${term}`]
  })
}

test('a number in a fact row or in a column of its own leads to what it is of', () => {
  const plain = Object.entries(files).flatMap(([file, source]) => plainNumbers(file, source))
  expect(plain.filter((place) => !(place in texts))).toEqual([])
})

test('every exception still stands there', () => {
  const plain = new Set(Object.entries(files).flatMap(([file, source]) => plainNumbers(file, source)))
  expect(Object.keys(texts).filter((place) => !plain.has(place))).toEqual([])
})
