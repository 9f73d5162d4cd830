import type { CreditLimit } from '@jinpiao/contract/limits'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import { describe, expect, it } from 'vitest'
import { emptyInvoice, type InvoiceForm } from '#portal/business/trade/tradeForm.ts'
import { emptyLine, issueForm, type LineForm, limitUses, onlyLimit, toIssueLine, toLineForm } from './issueForm.ts'
import { findProblems } from './issueProblems.ts'
import { tenorNote } from './tenorNote.ts'

const today = '2026-11-21'
const tenor = { policies: defaultTenorPolicy, isCentralSoe: false }
const limit = (pkLimit: string, available: string): CreditLimit => ({
  pkLimit,
  sourceName: '示范商业银行',
  product: '金票',
  givenByName: null,
  total: available,
  allocated: '0.00',
  frozen: '0.00',
  used: '0.00',
  available,
  idle: '0.00',
  from: '2026-01-01',
  to: '2027-12-31',
  state: 'ACTIVE',
  actions: [{ action: 'ISSUE', allowed: true }],
})
const complete = (over: Partial<LineForm> = {}): LineForm => ({
  ...emptyLine('L1'),
  pkSupplier: 'S1',
  supplierName: '江城精铸有限公司',
  amount: '1000.00',
  promisedDate: '2027-02-19',
  trade: {
    contractNo: 'HT-1',
    contractName: '采购合同',
    contractAmount: '5000.00',
    signedDate: '2026-10-01',
    deliveredDate: '',
    files: [{ pkFile: 'F1', name: '合同.pdf', size: 10 }],
    invoices: [],
    otherFiles: [],
    fundFlowFiles: [],
  },
  ...over,
})
const keys = (...lines: LineForm[]) =>
  findProblems({ lines }, { today, tenor, limits: [limit('L1', '1500.00')] }).map(({ line, field, code }) => [
    line,
    field,
    code,
  ])
const invoice = (over: Partial<InvoiceForm> = {}): InvoiceForm => ({
  ...emptyInvoice(),
  invoiceNo: '2642 0000 0000 0000 0001',
  issueDate: '2026-11-01',
  amountWithTax: '1,000.00',
  files: [{ pkFile: 'F2', name: '发票.pdf', size: 10 }],
  ...over,
})
const withInvoices = (...invoices: InvoiceForm[]) => complete({ trade: { ...complete().trade, invoices } })

describe('product §4.5: what the issue form checks by itself', () => {
  it('a complete line has nothing to correct', () => {
    expect(keys(complete())).toEqual([])
  })
  it('an empty line names every mandatory field', () => {
    expect(keys(emptyLine()).map(([, field]) => field)).toEqual([
      'pkLimit',
      'pkSupplier',
      'amount',
      'promisedDate',
      'trade.contractNo',
      'trade.contractName',
      'trade.contractAmount',
      'trade.signedDate',
      'trade.fileIds',
    ])
  })
  it.each([
    ['I5: more than nothing', { amount: '0.00' }, 'amount', '01000315'],
    ['spec §5: at most 99999999999999.98', { amount: '99999999999999.99' }, 'amount', '01000315'],
    ['I14: the promised date lies in the future', { promisedDate: today }, 'promisedDate', '04000108'],
    ['D7: at most a year', { promisedDate: '2027-11-22' }, 'promisedDate', '04000110'],
    ['D7: a reason beyond six months', { promisedDate: '2027-05-22' }, 'tenorReason', '04000111'],
    ['an amount that cannot be read is not taken for none', { amount: '12a' }, 'amount', '01000314'],
    ['nor a day', { promisedDate: '明天' }, 'promisedDate', '01000313'],
    ['a remark has at most 100 characters', { remark: '长'.repeat(101) }, 'remark', '01000316'],
  ] as [string, Partial<LineForm>, string, string][])('%s', (_rule, over, field, key) => {
    expect(keys(complete(over)).slice(0, 1)).toEqual([[0, field, key]])
  })
  it('D7: six months to the day need no reason', () => {
    expect(keys(complete({ promisedDate: '2027-05-21' }))).toEqual([])
  })
  it('I14: a central state-owned enterprise promises six months at most, and is told before it submits', () => {
    const found = (promisedDate: string) =>
      findProblems(
        { lines: [complete({ promisedDate })] },
        { today, tenor: { ...tenor, isCentralSoe: true }, limits: [limit('L1', '1500.00')] },
      )
    expect(found('2027-05-21')).toEqual([])
    expect(found('2027-05-22')).toEqual([{ line: 0, field: 'promisedDate', code: '04000110', values: ['6'] }])
  })
  it('I10: what several lines take from one limit is counted together', () => {
    expect(keys(complete(), complete({ amount: '500.00' }))).toEqual([])
    expect(keys(complete(), complete({ amount: '500.01' }))).toEqual([[1, 'amount', '05000101']])
  })
  it('04000113: not more than the contract', () => {
    const found = keys(complete({ trade: { ...complete().trade, contractAmount: '999.99' } }))
    expect(found).toEqual([[0, 'trade.contractAmount', '04000113']])
  })
})

describe('product §4.5: invoices, by the rule that the server judges by', () => {
  it('a number may be typed in groups, as it stands on paper', () => {
    expect(keys(withInvoices(invoice()))).toEqual([])
    expect(toIssueLine(withInvoices(invoice())).trade.invoices[0]?.invoiceNo).toBe('26420000000000000001')
  })
  it('they cover the amount, and each field is named where it stands', () => {
    expect(keys(withInvoices(invoice({ amountWithTax: '999.99' })))).toEqual([[0, 'trade.invoices', '06000111']])
    expect(keys(withInvoices(invoice(), emptyInvoice())).map(([, field]) => field)).toEqual([
      'trade.invoices.1.invoiceNo',
      'trade.invoices.1.issueDate',
      'trade.invoices.1.amountWithTax',
      'trade.invoices.1.invoiceFileIds',
    ])
    expect(issueForm.fieldId(0, 'trade.invoices.1.invoiceFileIds')).toBe('lines.0.trade.invoices.1.files')
    expect(issueForm.fieldId(1, 'trade.otherFileIds')).toBe('lines.1.trade.otherFiles')
    expect(issueForm.fieldId(1, 'trade.fileIds')).toBe('lines.1.trade.files')
  })
  it('one invoice for two suppliers: said at the later one', () => {
    const half = { amount: '500.00' }
    const lines = [withInvoices(invoice()), withInvoices(invoice())].map((line) => ({ ...line, ...half }))
    expect(keys(...lines)).toEqual([[1, 'trade.invoices.0.invoiceNo', '06000110']])
  })
  it('P4: a draft that was kept before there were invoices is still one', () => {
    const { invoices: _, otherFiles: __, fundFlowFiles: ___, ...before } = complete().trade
    expect(issueForm.parse({ lines: [{ ...complete(), trade: before }] })).toEqual({ lines: [complete()] })
    const kept = { lines: [withInvoices(invoice())] }
    expect(issueForm.parse(structuredClone(kept))).toEqual(kept)
  })
  it('a stored application comes back with its invoices', () => {
    const line = withInvoices(invoice({ invoiceNo: '26420000000000000001', amountWithTax: '1000.00' }))
    const files = line.trade.files.concat(line.trade.invoices.flatMap((each) => each.files))
    expect(toLineForm(toIssueLine(line), { supplierName: line.supplierName, files })).toEqual(line)
  })
})

describe('the form and what is sent', () => {
  it('I27: amounts are sent as decimals, what is no amount is not sent', () => {
    expect(toIssueLine(complete({ amount: '1,234.5' })).amount).toBe('1234.50')
    expect(toIssueLine(complete({ amount: '12a' })).amount).toBe('')
  })
  it('a stored application comes back as it was', () => {
    const line = complete()
    const known = { supplierName: line.supplierName, files: line.trade.files }
    expect(toLineForm(toIssueLine(line), known)).toEqual(line)
  })
  it('a draft of another shape is no draft', () => {
    expect(issueForm.parse({ lines: [{ amount: 1 }] })).toBeUndefined()
    expect(issueForm.parse({ lines: [complete()] })).toEqual({ lines: [complete()] })
  })
  it('an untouched form is not worth a draft, a chosen limit alone neither', () => {
    expect(issueForm.isUntouched({ lines: [emptyLine('L1')] })).toBe(true)
    expect(issueForm.isUntouched({ lines: [complete()] })).toBe(false)
  })
  it('the only limit that the server lets one issue on need not be chosen', () => {
    const open = limit('L1', '1.00')
    const refused = [{ action: 'ISSUE' as const, allowed: false, reason: '该额度已到期，请选择其他额度来源' }]
    expect(onlyLimit([open, { ...limit('L2', '1.00'), actions: refused }])).toBe('L1')
    expect([onlyLimit([open, limit('L2', '1.00')]), onlyLimit([])]).toEqual(['', ''])
  })
  it('D5: limits are reckoned in fen', () => {
    const uses = limitUses([complete({ amount: '99999999999999.98' })], [limit('L1', '99999999999999.98')])
    expect(uses.map(({ taken, left }) => [taken, left])).toEqual([[9_999_999_999_999_998n, 0n]])
  })
})

describe('what follows from a promised date', () => {
  const facts = { today, tenor, holidays: [{ day: '2027-01-01', kind: 'HOLIDAY' as const, name: '元旦' }] }
  it('says the days', () => {
    expect(tenorNote('2026-12-21', facts)).toEqual({
      days: 30,
      payableDate: undefined,
      reasonBeyond: undefined,
    })
  })
  it('product §1.5: a holiday moves the payment to the next working day', () => {
    expect(tenorNote('2027-01-01', facts)?.payableDate).toBe('2027-01-04')
  })
  it('D7: beyond six months it asks for a reason', () => {
    expect(tenorNote('2027-06-01', facts)?.reasonBeyond).toBe(6)
  })
  it('I14: says nothing of a term that a central state-owned enterprise may not promise', () => {
    const soe = { ...facts, tenor: { ...tenor, isCentralSoe: true } }
    expect(tenorNote('2027-05-21', soe)?.days).toBe(181)
    expect(tenorNote('2027-05-22', soe)).toBeUndefined()
  })
  it('says nothing of a day that cannot be promised', () => {
    expect(tenorNote(today, facts)).toBeUndefined()
  })
})
