import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FinancePayload } from './finance.ts'
import { type FinanceFacts, findFinanceProblems, type ProductTerms } from './financeRules.ts'
import { type InvoiceInput, invoiceKey, shareInvoices } from './invoice.ts'
import { type Priced, quoteOf } from './quote.ts'
import { MIN_FINANCE_DAYS } from './ticketPolicy.ts'

const today = '2026-11-23'
const now = Date.parse('2026-11-23T09:00:00+08:00')
const promisedDate = addDays(today, 90)
const product: ProductTerms = { rate: '3.98', minAmount: '1000.00', maxAmount: '5000000.00', minDays: 7 }
const priced: Priced = { amountFen: 100_000_00n, promisedDate, rateBp: 398, dayBasis: 360 }
const quote = quoteOf(priced, now, [])
const payload: FinancePayload = {
  fkCredit: 'c',
  amount: '100000.00',
  pkProduct: 'p',
  quote,
  trade: {
    contractNo: 'HT-1',
    contractName: '采购合同',
    contractAmount: '900000000.00',
    signedDate: '2026-10-01',
    deliveredDate: '',
    fileIds: ['f1'],
    invoices: [],
    otherFileIds: [],
    fundFlowFileIds: [],
  },
  pkAccount: 'a',
  contactName: '李红',
  contactMobile: '13800000000',
}
const ticket = { state: 'HELD', isLocked: false, promisedDate, depth: 0, amount: '200000.00' } as const
const facts = (changes: Partial<FinanceFacts> = {}): FinanceFacts => ({
  today,
  now,
  ticket,
  product,
  quoteNow: quote,
  isAccountProved: true,
  ...changes,
})
const codes = (changes: Partial<FinancePayload> = {}, known = facts()) =>
  findFinanceProblems({ ...payload, ...changes }, known).map(({ field, code }) => `${field} ${code}`)

test('a complete financing has no problem', () => {
  expect(codes()).toEqual([])
})

test.each<[string, Partial<FinancePayload>, string]>([
  ['no product', { pkProduct: '' }, 'pkProduct 01000311'],
  ['no amount', { amount: '' }, 'amount 01000310'],
  ['not asked for a quote', { quote: null }, 'quote 06000102'],
  ['no account', { pkAccount: '' }, 'pkAccount 01000311'],
  ['nobody to call', { contactName: '' }, 'contactName 01000310'],
  ['no number to call', { contactMobile: '' }, 'contactMobile 01000310'],
])('%s: %s', (_, changes, found) => {
  expect(codes(changes)).toEqual([found])
})

test('a ticket is chosen, and an account is proved (I18)', () => {
  expect(codes({}, facts({ ticket: null }))).toEqual(['fkCredit 04000134'])
  expect(codes({}, facts({ isAccountProved: false }))).toEqual(['pkAccount 07000102'])
})

describe('I7: days that are left', () => {
  test('7 pass, 6 do not; a product may ask for more', () => {
    const found = (days: number, minDays = 0) => {
      const end = addDays(today, days)
      const priceNow = quoteOf({ ...priced, promisedDate: end }, now, [])
      const known = facts({
        ticket: { ...ticket, promisedDate: end },
        product: { ...product, minDays },
        quoteNow: priceNow,
      })
      return codes({ quote: priceNow }, known)
    }
    expect(found(MIN_FINANCE_DAYS)).toEqual([])
    expect(found(MIN_FINANCE_DAYS - 1)).toEqual(['fkCredit 04000129'])
    expect([found(30, 30), found(29, 30)]).toEqual([[], ['pkProduct 04000128']])
  })

  test('04000133: what is paid on the promised date or later is no financing', () => {
    const late = { ...quote, loanDate: promisedDate }
    expect(codes({ quote: late }, facts({ quoteNow: late }))).toEqual(['quote 04000133'])
  })
})

describe('amounts', () => {
  test('between the least and the most of the product, and never above the ticket', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.bigInt({ min: 1n, max: 10n ** 10n }), (fen, held) => {
        const priceNow = quoteOf({ ...priced, amountFen: fen }, now, [])
        const known = facts({ ticket: { ...ticket, amount: fenToDecimal(held) }, quoteNow: priceNow })
        const expected =
          fen > held ? ['amount 04000132'] : fen < 1000_00n || fen > 5_000_000_00n ? ['amount 04000127'] : []
        expect(codes({ amount: fenToDecimal(fen), quote: priceNow }, known)).toEqual(expected)
      }),
    )
  })
})

describe('06000102: the quote', () => {
  test('is asked for anew after 30 minutes, and when its price has moved', () => {
    expect(codes({}, facts({ now: now + 30 * 60_000 - 1 }))).toEqual([])
    expect(codes({}, facts({ now: now + 30 * 60_000 }))).toEqual(['quote 06000102'])
    expect(codes({}, facts({ quoteNow: { ...quote, serviceFee: '1.00' } }))).toEqual(['quote 06000102'])
  })

  test('at the approval its time does not count, but the rate does', () => {
    const later = { now: now + 24 * 3_600_000, isApproval: true }
    expect(codes({}, facts(later))).toEqual([])
    expect(codes({}, facts({ ...later, product: { ...product, rate: '4.20' } }))).toEqual(['quote 06000102'])
    expect(codes({}, facts({ ...later, product: null }))).toContain('pkProduct 01000302')
  })
})

/** Invoice number by place: 20 digits. */
const invoice = (place: number, fen: bigint): InvoiceInput => ({
  invoiceNo: String(place).padStart(20, '2'),
  invoiceCode: '',
  issueDate: '2026-11-20',
  amountWithTax: fenToDecimal(fen),
  invoiceFileIds: ['F'],
})

describe('I15: how an amount is spread over invoices', () => {
  const amounts = fc.array(
    fc.record({ total: fc.bigInt({ min: 1n, max: 10n ** 10n }), usedShare: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 8 },
  )

  test('the parts and what is missing are the amount; each is at most what is free; the first give first', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 10n ** 11n }), (given, amountFen) => {
        const invoices = given.map(({ total }, place) => invoice(place, total))
        const frees = given.map(({ total, usedShare }) => total - (total * BigInt(usedShare)) / 100n)
        const free = new Map(invoices.map((each, place) => [invoiceKey(each), frees[place] ?? 0n]))
        const { parts, missingFen } = shareInvoices(invoices, free, amountFen)
        const taken = invoices.map((each) => parts.get(invoiceKey(each)) ?? 0n)
        const sum = taken.reduce((all, part) => all + part, 0n)
        expect(sum + missingFen).toBe(amountFen)
        expect(sum <= amountFen && missingFen >= 0n).toBe(true)
        for (const [place, part] of taken.entries()) {
          const isLater = taken.slice(place + 1).some((each) => each > 0n)
          expect(part >= 0n && part <= (frees[place] ?? 0n)).toBe(true)
          // One that gives less than it has is the last that gives.
          if (isLater) expect(part).toBe(frees[place])
        }
      }),
    )
  })

  test('06000114: too little is free, though there is enough on paper; void and foreign ones are refused first', () => {
    const one = invoice(1, 100_000_00n)
    const trade = { ...payload.trade, invoices: [one] }
    const key = invoiceKey(one)
    const free = (fen: bigint) => codes({ trade }, facts({ freeInvoices: new Map([[key, fen]]) }))
    expect([free(100_000_00n), free(99_999_99n)]).toEqual([[], ['trade.invoices.0.invoiceNo 06000114']])
    const marked = new Set([key])
    expect(codes({ trade }, facts({ otherInvoices: marked }))).toEqual(['trade.invoices.0.invoiceNo 06000112'])
    const failed = new Map([[key, 'VOID' as const]])
    expect(codes({ trade }, facts({ failedInvoices: failed }))).toEqual(['trade.invoices.0.invoiceNo 06000113'])
  })
})
