import { describe, expect, test } from 'vitest'
import { findInvoiceProblems, findSharedInvoices, type InvoiceInput, invoiceKey, invoiceName } from './invoice.ts'

const electronic: InvoiceInput = {
  invoiceNo: '26420000000000000001',
  invoiceCode: '',
  issueDate: '2026-11-20',
  amountWithTax: '600.00',
  invoiceFileIds: ['F'],
}
const old: InvoiceInput = { ...electronic, invoiceNo: '00000001', invoiceCode: '4200261130', amountWithTax: '400.00' }
const known = { amountFen: 100_000n, today: '2026-11-21' }
const problems = (...invoices: InvoiceInput[]) =>
  findInvoiceProblems(invoices, known).map(({ field, code, values }) => [field, code, ...values])

describe('invoices of a ticket', () => {
  test('none at all is no mistake, and as much as the amount is enough, to the fen', () => {
    expect(problems()).toEqual([])
    expect(problems(electronic, old)).toEqual([])
  })
  test.each<[string, Partial<InvoiceInput>, string, string]>([
    ['a number is needed', { invoiceNo: '' }, 'invoiceNo', '06000103'],
    ['neither 8 nor 20 digits', { invoiceNo: '123456789' }, 'invoiceNo', '06000103'],
    ['the old kind needs its code', { invoiceNo: '00000001' }, 'invoiceCode', '06000104'],
    [
      'the old code has 10 or 12 digits',
      { invoiceNo: '00000001', invoiceCode: '42002611300' },
      'invoiceCode',
      '06000104',
    ],
    ['Q20: an electronic invoice has no code', { invoiceCode: '4200261130' }, 'invoiceCode', '06000105'],
    ['a date is needed', { issueDate: '' }, 'issueDate', '06000106'],
    ['not after today', { issueDate: '2026-11-22' }, 'issueDate', '06000107'],
    ['an amount is needed', { amountWithTax: '' }, 'amountWithTax', '06000108'],
    ['more than nothing', { amountWithTax: '0.00' }, 'amountWithTax', '06000108'],
    ['I5: the largest amount', { amountWithTax: '99999999999999.99' }, 'amountWithTax', '06000108'],
    ['the file is needed', { invoiceFileIds: [] }, 'invoiceFileIds', '06000109'],
  ])('%s', (_rule, changes, field, code) => {
    const found = problems({ ...electronic, amountWithTax: '2000.00', ...changes })
    expect(found.map((each) => each.slice(0, 3))).toEqual([[`invoices.0.${field}`, code, '1']])
  })
  test('an old invoice is right with 12 digits of code, and issued today', () => {
    expect(
      problems({ ...old, invoiceCode: '042002611300', issueDate: '2026-11-21', amountWithTax: '1000.00' }),
    ).toEqual([])
  })
  test('product §4.5: those that are given cover the amount; what is missing is named', () => {
    expect(problems(electronic, { ...old, amountWithTax: '399.99' })).toEqual([
      ['invoices', '06000111', '999.99', '1,000.00', '0.01'],
    ])
  })
  test('the same invoice twice in one ticket', () => {
    expect(problems(electronic, electronic)).toEqual([['invoices.1.invoiceNo', '06000110', electronic.invoiceNo]])
  })
})

test('Q20: known by its number, the old kinds with their code', () => {
  expect([invoiceKey(electronic), invoiceKey(old)]).toEqual(['26420000000000000001', '4200261130-00000001'])
  expect(invoiceName(old)).toBe('4200261130 00000001')
})

test('one invoice for two suppliers of one form: the later line is told', () => {
  const lines = [{ invoices: [old, electronic] }, { invoices: [] }, { invoices: [electronic] }]
  expect(findSharedInvoices(lines)).toEqual([
    { line: 2, field: 'invoices.0.invoiceNo', code: '06000110', values: [electronic.invoiceNo] },
  ])
})
