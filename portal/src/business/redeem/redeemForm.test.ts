import { expect, test } from 'vitest'
import {
  emptyRedeem,
  payeesOf,
  type RedeemTicket,
  redeemForm,
  toRedeemPayload,
  totalOf,
  withTickets,
} from './redeemForm.ts'
import { findProblems } from './useRedeemFacts.ts'

const today = '2026-11-21'
const ticket = (pkCredit: string, payeeName: string, amount: string): RedeemTicket => ({
  pkCredit,
  creditNo: `JP-${pkCredit}`,
  payeeName,
  amount,
  promisedDate: today,
  payeeAccount: null,
  lastFailure: null,
  blockedReason: null,
})
const tickets = [ticket('a', '安禾', '100.10'), ticket('b', '江城', '200.00'), ticket('c', '安禾', '0.01')]
const filled = { ...emptyRedeem(today), tickets, pkAccount: 'own', remark: ' 第一批 ' }

test('the form is sent with keys; what is no day yet is left out', () => {
  expect(toRedeemPayload(filled)).toEqual({
    fkCredits: ['a', 'b', 'c'],
    payDate: today,
    pkAccount: 'own',
    remark: '第一批',
  })
  expect(toRedeemPayload({ ...filled, payDate: '2026-11-' }).payDate).toBe('')
})

test('tickets that are chosen later join the batch that was begun, each once; how it is paid stays', () => {
  const [a, b, c] = tickets
  const begun = { ...filled, tickets: [b!, a!], payDate: '2026-11-25' }
  expect(withTickets(begun, [a!, c!])).toEqual({ ...begun, tickets: [b, a, c] })
})

test('what each payee gets adds up to the batch', () => {
  expect(payeesOf(tickets)).toEqual([
    { name: '安禾', count: 2, fen: 10_011n },
    { name: '江城', count: 1, fen: 20_000n },
  ])
  expect(totalOf(tickets)).toBe(30_011n)
})

test('a day and an account that were only preset leave no draft behind; a ticket does', () => {
  expect(redeemForm.isUntouched({ ...emptyRedeem(today), pkAccount: 'own' })).toBe(true)
  expect(redeemForm.isUntouched(filled)).toBe(false)
})

test('a problem of a ticket is shown at its row, other problems at their fields', () => {
  expect(['fkCredits', 'fkCredits.3', 'payDate', 'pkAccount'].map((field) => redeemForm.fieldId(0, field))).toEqual([
    'tickets',
    'tickets.3',
    'payDate',
    'pkAccount',
  ])
})

test('what the page finds by itself: no ticket, a day before today, no account', () => {
  const codes = (changes: Partial<typeof filled>) =>
    findProblems({ ...filled, ...changes }, { today }).map(({ field, code }) => `${field} ${code}`)
  expect(codes({})).toEqual([])
  expect(codes({ tickets: [] })).toEqual(['fkCredits 04000140'])
  expect(codes({ payDate: '2026-11-20' })).toEqual(['payDate 04000144'])
  expect(codes({ pkAccount: '' })).toEqual(['pkAccount 01000311'])
})
