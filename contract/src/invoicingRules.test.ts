import { decimalToFen } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Billing } from './billingInfo.ts'
import { findBillingProblems } from './billingRules.ts'
import type { BillFacts } from './billRules.ts'
import type { InvoicingPayload } from './invoicing.ts'
import { findInvoicingProblems, findSameBillProblems, groupByParty, guideOf } from './invoicingRules.ts'
import { feePartyNames } from './states/exchange.ts'

const billing: Billing = {
  taxNo: '91420100MA4KTEST01',
  billingAddress: '',
  billingPhone: '027-88880000',
  bankName: '',
  accountNo: '',
  email: 'fees@example.com',
  invoiceKind: 'NORMAL',
}
const payload: InvoicingPayload = {
  party: '金票平台',
  pkBills: ['B'],
  invoiceKind: 'NORMAL',
  receiveBy: 'EMAIL',
  email: 'fees@example.com',
  address: '',
  remark: '',
}
const paid: BillFacts = { feeBillNo: 'ZD1', feeState: 'PAID', invoicedState: 'NONE' }
const found = (
  changes: Partial<InvoicingPayload> = {},
  bill: Partial<BillFacts> = {},
  info: Billing | null = billing,
) =>
  findInvoicingProblems(
    { ...payload, ...changes },
    { bills: new Map([['B', { ...paid, ...bill }]]), billing: info },
  ).map(({ field, code }) => `${field} ${code}`)

describe('what refuses an application for an invoice', () => {
  test.each([
    ['complete', {}, {}, []],
    ['no bill', { pkBills: [] }, {}, ['pkBills 01000311']],
    ['another enterprise’s bill', { pkBills: ['other'] }, {}, ['pkBills 01000302']],
    ['a bill that is not paid', {}, { feeState: 'UNPAID' }, ['pkBills 06000202']],
    ['a bill that is being invoiced', {}, { invoicedState: 'ISSUING' }, ['pkBills 06000201']],
    ['by mail to nobody', { email: '' }, {}, ['email 01000310']],
    ['by post to nowhere', { receiveBy: 'POST' }, {}, ['address 01000310']],
    ['a special one without account and address', { invoiceKind: 'SPECIAL' }, {}, [' 06000203']],
  ] as const)('%s', (_what, changes, bill, expected) => {
    expect(found(changes as Partial<InvoicingPayload>, bill)).toEqual(expected)
  })

  test('nothing was filled in', () => {
    expect(found({}, {}, null)).toEqual([' 06000203'])
  })

  test('a bill that stands in two lines, in the second', () => {
    const bills = new Map([['B', paid]])
    expect(findSameBillProblems([{ pkBills: ['B'] }, { pkBills: ['B'] }], bills)).toMatchObject([{ line: 1 }])
    expect(findSameBillProblems([{ pkBills: ['B'] }, { pkBills: ['C'] }], bills)).toEqual([])
  })
})

test('what stands on an invoice: a tax number of 15 to 20 signs, a phone, an e-mail', () => {
  const codes = (change: Partial<Billing>) =>
    findBillingProblems({ ...billing, ...change }).map(({ field, code }) => `${field} ${code}`)
  expect(codes({})).toEqual([])
  expect(codes({ taxNo: '1'.repeat(14) })).toEqual(['taxNo 06000205'])
  expect(codes({ taxNo: '' })).toEqual(['taxNo 01000310'])
  expect(codes({ billingPhone: '', email: '' })).toEqual(['billingPhone 01000310', 'email 01000310'])
})

describe('bills are divided by who makes out their invoices', () => {
  const bill = fc.record({
    issuingParty: fc.constantFrom('金票平台', '示范商业银行', '示范信托'),
    partyKind: fc.constantFrom(...feePartyNames),
    amount: fc.integer({ min: 1, max: 10_000 }).map((fen) => (fen / 100).toFixed(2)),
  })
  const many = fc.array(bill, { maxLength: 30 })

  test('each bill is in one group, of its own party, in the order of the list', () => {
    fc.assert(
      fc.property(many, (bills) => {
        const groups = groupByParty(bills)
        expect(groups.flatMap((group) => group.bills)).toHaveLength(bills.length)
        for (const { party, partyKind, bills: own } of groups) {
          expect(own).toEqual(bills.filter((each) => each.issuingParty === party && each.partyKind === partyKind))
        }
      }),
    )
  })

  test('no party has two groups, and the sums are those of the bills', () => {
    fc.assert(
      fc.property(many, (bills) => {
        const groups = groupByParty(bills)
        const keys = groups.map(({ party, partyKind }) => `${partyKind} ${party}`)
        expect(new Set(keys).size).toBe(keys.length)
        const sum = bills.reduce((all, { amount }) => all + decimalToFen(amount), 0n)
        expect(groups.reduce((all, { amountFen }) => all + amountFen, 0n)).toBe(sum)
      }),
    )
  })
})

test.each([
  ['PLATFORM', '金票平台', 'PLATFORM'],
  ['BANK', '示范商业银行股份有限公司', 'BANK'],
  ['BANK', '江汉示范信托有限公司', 'TRUST'],
  ['TRUST', '江汉示范信托有限公司', 'TRUST'],
  ['BANK', '示范商业保理有限公司', 'FACTORING'],
] as const)(
  'spec §1: guidance for invoices differs by funder: a bill of %s, %s, has that of %s',
  (partyKind, party, guide) => {
    expect(guideOf({ partyKind, party })).toBe(guide)
  },
)
