import { addDays } from '@jinpiao/values/days'
import { describe, expect, test } from 'vitest'
import { type ExchangePayload, MAX_EXCHANGED } from './exchange.ts'
import { type ExchangeFacts, type ExchangeTicketFacts, findExchangeProblems, quoteExchange } from './exchangeRules.ts'

const today = '2026-11-28'
const product = { feeBp: 15, minAmount: '0.01', maxAmount: '5000000.00', minDays: 7, maxDays: 180 }
const ticket = (days: number, changes: Partial<ExchangeTicketFacts> = {}): ExchangeTicketFacts => ({
  state: 'HELD',
  isLocked: false,
  promisedDate: addDays(today, days),
  depth: 0,
  issuer: '华岳',
  amount: '1000.00',
  ...changes,
})

/** Codes of an otherwise complete exchange of these tickets. */
function codesOf(
  tickets: readonly ExchangeTicketFacts[],
  { payload = {}, facts = {} }: { payload?: Partial<ExchangePayload>; facts?: Partial<ExchangeFacts> } = {},
) {
  const known = new Map(tickets.map((each, index) => [`t${index}`, each]))
  const { from, feeFen } = quoteExchange(tickets, product, today)
  const whole: ExchangePayload = {
    fkCredits: [...known.keys()],
    fkProduct: 'bank',
    billDueDate: from,
    pkAccount: 'account',
    feeQuoted: `${feeFen / 100n}.${String(feeFen % 100n).padStart(2, '0')}`,
    remark: '',
    ...payload,
  }
  const found = findExchangeProblems(whole, { today, tickets: known, product, isOpened: true, ...facts })
  return found.map(({ field, code }) => [field, code])
}

test.each([
  [16, []],
  [15, [['fkCredits.0', '08000105']]],
  [14, [['fkCredits.0', '08000105']]],
] as const)('I7: %d days before its promised date', (days, expected) => {
  expect(codesOf([ticket(days)])).toEqual(expected)
})

describe('tickets', () => {
  test('08000101: of one issuer alone, said at the ticket that differs', () => {
    expect(codesOf([ticket(30), ticket(40), ticket(50, { issuer: '江夏' })])).toEqual([['fkCredits.2', '08000101']])
  })
  test('08000106: one to fifty, each once', () => {
    expect(codesOf([])).toEqual([['fkCredits', '08000106']])
    const many = (count: number) => Array.from({ length: count }, () => ticket(30))
    expect(codesOf(many(MAX_EXCHANGED))).toEqual([])
    expect(codesOf(many(MAX_EXCHANGED + 1))).toEqual([['fkCredits', '08000106']])
    expect(codesOf([ticket(30)], { payload: { fkCredits: ['t0', 't0'] } })[0]).toEqual(['fkCredits', '08000106'])
  })
  test('I4: one that another application holds cannot be exchanged, one that was passed on ten times can', () => {
    expect(codesOf([ticket(30, { isLocked: true })])).toEqual([['fkCredits.0', '04000101']])
    expect(codesOf([ticket(30, { depth: 10 })])).toEqual([])
  })
})

test('08000102: the bill is due when the last ticket is paid, or later, as far as the accepting bank goes', () => {
  const tickets = [ticket(30), ticket(60)]
  expect(quoteExchange(tickets, product, today)).toMatchObject({ from: addDays(today, 60), to: addDays(today, 180) })
  const on = (days: number) => codesOf(tickets, { payload: { billDueDate: addDays(today, days) } })
  expect([on(59), on(60), on(180), on(181)]).toEqual([
    [['billDueDate', '08000102']],
    [],
    [],
    [['billDueDate', '08000102']],
  ])
})

test('06000102: the fee is that of today, rounded half up', () => {
  expect(quoteExchange([ticket(30, { amount: '1234567.89' })], product, today).feeFen).toBe(185_185n)
  expect(codesOf([ticket(30)], { payload: { feeQuoted: '1.51' } })).toEqual([['feeQuoted', '06000102']])
})

test('08000108: no more than the accepting bank takes, no less than costs a fee', () => {
  expect(codesOf([ticket(30, { amount: '5000000.01' })])).toEqual([['fkProduct', '08000108']])
  // 0.15 % of 3.33 is 0.004995, of 3.34 it is 0.00501.
  expect(codesOf([ticket(30, { amount: '3.33' })])).toEqual([['fkProduct', '08000108']])
  expect(codesOf([ticket(30, { amount: '3.34' })])).toEqual([])
})

test('I18, I20: the account is proved, the product is opened, the offer stands', () => {
  expect(codesOf([ticket(30)], { facts: { isAccountProved: false } })).toEqual([['pkAccount', '07000102']])
  expect(codesOf([ticket(30)], { facts: { isOpened: false } })).toEqual([['', '01000203']])
  expect(codesOf([ticket(30)], { facts: { product: null } })).toEqual([['fkProduct', '01000302']])
})
