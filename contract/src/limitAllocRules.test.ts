import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessMessage } from './errors.ts'
import { findLimitAllocProblems, type LimitAllocFacts, littleLeft } from './limitAllocRules.ts'

const payload = { pkLimit: 'L', fkMember: 'M', move: 'ALLOCATE', amount: '100.00', remark: '' } as const
const facts: LimitAllocFacts = {
  today: '2026-11-21',
  limit: { state: 'ACTIVE', from: '2026-01-01', to: '2026-12-31', availableFen: 10_000n },
  member: { availableFen: 5_000n },
}
const found = (change: Partial<typeof payload> | { move: 'REDUCE' }, more: Partial<LimitAllocFacts> = {}) =>
  findLimitAllocProblems({ ...payload, ...change }, { ...facts, ...more }).map(({ field, code, values }) => [
    field,
    code,
    businessMessage(code, values),
  ])

describe('I9: what is given and taken back is what is free', () => {
  test('T7: all that the limit has free is allocated, one fen more is 05000101', () => {
    expect(found({})).toEqual([])
    expect(found({ amount: '100.01' } as never)).toMatchObject([['amount', '05000101', expect.anything()]])
  })

  test('T7: all that the member has free is taken back, one fen more is 05000103 with that sum', () => {
    expect(found({ move: 'REDUCE', amount: '50.00' } as never)).toEqual([])
    expect(found({ move: 'REDUCE', amount: '50.01' } as never)).toEqual([
      ['amount', '05000103', '成员企业当前可收回 50.00 元'],
    ])
  })

  test('whatever is free, the rule lets through exactly what is not more', () => {
    const fen = fc.bigInt({ min: 1n, max: 10_000_000n })
    fc.assert(
      fc.property(fen, fen, fc.constantFrom('ALLOCATE', 'REDUCE'), (free, amount, move) => {
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
        const limit = facts.limit && { ...facts.limit, availableFen: move === 'ALLOCATE' ? free : 0n }
        const member = { availableFen: move === 'REDUCE' ? free : 0n }
        expect(found({ move, amount: text } as never, { limit, member }).length === 0).toBe(amount <= free)
      }),
    )
  })
})

test('a limit that is over gives nothing, and takes back', () => {
  const limit = facts.limit && { ...facts.limit, state: 'EXPIRED' as const }
  expect(found({}, { limit })).toMatchObject([['pkLimit', '05000102', expect.anything()]])
  expect(found({ move: 'REDUCE', amount: '1.00' } as never, { limit })).toEqual([])
})

test('what is not chosen is asked for, in the order of the form', () => {
  expect(found({ amount: '' } as never, { limit: null, member: null }).map(([field, code]) => [field, code])).toEqual([
    ['pkLimit', '01000311'],
    ['fkMember', '01000311'],
    ['amount', '01000310'],
  ])
})

test('less than a tenth of a limit is little', () => {
  expect([littleLeft(10_000n, 1_000n), littleLeft(10_000n, 840n), littleLeft(10_000n, 0n)]).toEqual([
    undefined,
    '8',
    '0',
  ])
})
