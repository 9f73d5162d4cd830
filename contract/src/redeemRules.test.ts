import { addDays } from '@jinpiao/values/days'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_REDEEM_LINES, type RedeemPayload, redeemPayload } from './redeem.ts'
import { findRedeemProblems, type RedeemFacts, type RedeemTicketFacts } from './redeemRules.ts'
import { issuerTicketStates, ticketStateNames } from './status.ts'

const today = '2026-11-21'
const free: RedeemTicketFacts = { state: 'DUE', payeeName: '安禾五金制品厂', redeemNo: null, hasAccount: true }
const payload = (fkCredits: readonly string[], changes: Partial<RedeemPayload> = {}): RedeemPayload => ({
  fkCredits: [...fkCredits],
  payDate: today,
  pkAccount: 'own',
  remark: '',
  ...changes,
})
const codes = (
  tickets: Readonly<Record<string, RedeemTicketFacts>>,
  changes: Partial<RedeemPayload> = {},
  facts: Partial<RedeemFacts> = {},
) =>
  findRedeemProblems(payload(Object.keys(tickets), changes), {
    today,
    tickets: new Map(Object.entries(tickets)),
    isAccountProved: true,
    ...facts,
  }).map(({ field, code, values }) => [`${field} ${code}`, ...(values ?? [])].join(' '))

describe('I17, I18: which tickets are paid', () => {
  test.each([
    ['due', {}, []],
    ['overdue', { state: 'OVERDUE' }, []],
    ['of another batch', { redeemNo: 'SQ1' }, ['fkCredits.0 04000141 SQ1']],
    ['whose payee has no account', { hasAccount: false }, ['fkCredits.0 04000142 安禾五金制品厂']],
    ['whose payee has another account since', { hasChanged: true }, ['fkCredits.0 04000143']],
  ] as const)('a ticket %s', (_what, changes, expected) => {
    expect(codes({ a: { ...free, ...changes } })).toEqual(expected)
  })

  test('only what is due or overdue', () => {
    for (const state of ticketStateNames) {
      const isPayable = state === 'DUE' || state === 'OVERDUE'
      expect(codes({ a: { ...free, state } })).toEqual(
        isPayable ? [] : [`fkCredits.0 04000177 ${issuerTicketStates[state].label.join()}`],
      )
    }
  })

  test('at least one, and one that is not the issuer’s is none', () => {
    expect(codes({})).toEqual(['fkCredits 04000140'])
    expect(codes({}, { fkCredits: ['other'] })).toEqual(['fkCredits.0 01000302'])
  })

  test('up to 200 in one batch', () => {
    const keys = Array.from({ length: MAX_REDEEM_LINES }, (_, index) => String(index))
    expect(redeemPayload.safeParse(payload(keys)).success).toBe(true)
    expect(redeemPayload.safeParse(payload([...keys, 'more'])).success).toBe(false)
  })

  test('each ticket has one problem at most, at its own place; the others have none', () => {
    const ticket = fc.record({
      state: fc.constantFrom(...ticketStateNames),
      payeeName: fc.constant('安禾'),
      redeemNo: fc.constantFrom(null, 'SQ1'),
      hasAccount: fc.boolean(),
      hasChanged: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(ticket, { minLength: 1, maxLength: 20 }), (tickets) => {
        const isRight = ({ state, redeemNo, hasAccount, hasChanged }: (typeof tickets)[number]) =>
          (state === 'DUE' || state === 'OVERDUE') && redeemNo === null && hasAccount && !hasChanged
        const found = findRedeemProblems(payload(tickets.map((_, index) => `t${index}`)), {
          today,
          tickets: new Map(tickets.map((each, index) => [`t${index}`, each])),
        })
        const wrong = tickets.flatMap((each, index) => (isRight(each) ? [] : [`fkCredits.${index}`]))
        expect(found.map(({ field }) => field)).toEqual(wrong)
      }),
    )
  })
})

describe('on which day, from which account', () => {
  test('from today on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const payDate = addDays(today, days)
        expect(codes({ a: free }, { payDate })).toEqual(days < 0 ? ['payDate 04000144'] : [])
      }),
    )
  })

  test('both have to be chosen, and the account is proved', () => {
    expect(codes({ a: free }, { payDate: '' })).toEqual([expect.stringMatching(/^payDate 01000310/)])
    expect(codes({ a: free }, { pkAccount: '' })).toEqual([expect.stringMatching(/^pkAccount 01000311/)])
    expect(codes({ a: free }, {}, { isAccountProved: false })).toEqual(['pkAccount 07000102'])
  })
})
