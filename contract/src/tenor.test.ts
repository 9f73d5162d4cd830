import { describe, expect, test } from 'vitest'
import { defaultTenorPolicy, judgeTenor, tenorTerms } from './tenor.ts'

const rule = { policies: defaultTenorPolicy, isCentralSoe: false }
const soe = { ...rule, isCentralSoe: true }
const stricter = {
  ...rule,
  policies: [...defaultTenorPolicy, { from: '2027-01-01', softMaxMonths: 3, hardMaxMonths: 6 }],
}

describe('T6: how long a promise may run (I14, D7)', () => {
  test.each([
    ['today is no promise', rule, '2026-11-21', '2026-11-21', 'notFuture'],
    ['tomorrow is one', rule, '2026-11-21', '2026-11-22', 'ok'],
    ['six months', rule, '2026-11-21', '2027-05-21', 'ok'],
    ['a day more needs a reason', rule, '2026-11-21', '2027-05-22', 'reason'],
    ['twelve months', rule, '2026-11-21', '2027-11-21', 'reason'],
    ['a day more is too long', rule, '2026-11-21', '2027-11-22', 'tooLong 12'],
    ['a central enterprise: six months', soe, '2026-11-21', '2027-05-21', 'ok'],
    ['a central enterprise: a day more', soe, '2026-11-21', '2027-05-22', 'tooLong 6'],
    ['a future policy is not in force', stricter, '2026-12-31', '2027-06-30', 'ok'],
    ['a future policy from its day on', stricter, '2027-01-01', '2027-07-02', 'tooLong 6'],
    ['a future policy asks for its own reason', stricter, '2027-01-01', '2027-04-02', 'reason'],
  ] as const)('%s', (_rule, tenor, issueDate, promisedDate, expected) => {
    const verdict = judgeTenor({ issueDate, promisedDate }, tenor)
    const said = verdict.ok
      ? verdict.needsReason
        ? 'reason'
        : 'ok'
      : verdict.why === 'tooLong'
        ? `tooLong ${verdict.maxMonths}`
        : verdict.why
    expect(said).toBe(expected)
  })

  test('what the form says before anything is typed is the last day that passes', () => {
    for (const tenor of [rule, soe, stricter]) {
      const { latest } = tenorTerms('2027-02-28', tenor)
      expect(judgeTenor({ issueDate: '2027-02-28', promisedDate: latest }, tenor).ok).toBe(true)
    }
    expect(tenorTerms('2026-11-21', soe)).toEqual({ softMaxMonths: 6, hardMaxMonths: 6, latest: '2027-05-21' })
  })
})
