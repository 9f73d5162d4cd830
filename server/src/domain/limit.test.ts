import { type LimitMove, limitEntryKindNames, limitMoveNames } from '@jinpiao/contract/status'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availableChange, availableFen, emptyLimit, entryKindOf, moveLimit, wayBack } from './limit.ts'

const granted = moveLimit(emptyLimit, 'GRANT', 100n)

describe('limit arithmetic (I9, I10)', () => {
  test('T7: exactly what is available is frozen, one fen more is 05000101 with the available sum', () => {
    expect(availableFen(moveLimit(granted, 'FREEZE', 100n))).toBe(0n)
    expect(() => moveLimit(granted, 'FREEZE', 101n)).toThrow(
      expect.objectContaining({ code: '05000101', values: ['1.00'] }),
    )
  })

  test('occupying turns frozen into used; releasing gives it back', () => {
    const used = moveLimit(moveLimit(granted, 'FREEZE', 60n), 'OCCUPY', 60n)
    expect(used).toMatchObject({ frozenFen: 0n, usedFen: 60n })
    expect(moveLimit(used, 'RELEASE', 60n)).toEqual(granted)
  })

  test('T7: what is allocated comes back, to the fen, and no more than was allocated', () => {
    const allocated = moveLimit(granted, 'ALLOCATE', 70n)
    expect(availableFen(allocated)).toBe(30n)
    expect(moveLimit(allocated, 'ALLOCATE', -70n)).toEqual(granted)
    expect(() => moveLimit(allocated, 'ALLOCATE', -71n)).toThrow(RangeError)
    expect(() => moveLimit(allocated, 'ALLOCATE', 31n)).toThrow(expect.objectContaining({ code: '05000101' }))
  })

  test('one sign in the books of a limit: what an entry changes is what is available less, or more, after it', () => {
    const moves = [
      ['GRANT', 100n],
      ['ALLOCATE', 40n],
      ['ALLOCATE', -15n],
      ['FREEZE', 30n],
      ['OCCUPY', 20n],
      ['UNFREEZE', 10n],
      ['RELEASE', 20n],
      ['ADJUST', -5n],
    ] as const
    let limit = emptyLimit
    for (const [kind, amount] of moves) {
      const next = moveLimit(limit, kind, amount)
      expect(availableFen(next) - availableFen(limit), kind).toBe(availableChange(kind, amount))
      limit = next
    }
    expect([availableChange('ALLOCATE', 40n), availableChange('ALLOCATE', -15n)]).toEqual([-40n, 15n])
  })

  test('each kind that the books name has one sign, whichever way its move goes', () => {
    const signs = new Map<string, Set<number>>()
    for (const move of limitMoveNames) {
      const amounts = wayBack[move] === undefined ? [7n] : [7n, -7n]
      for (const [amount, isApplied] of amounts.flatMap((each) => [[each, true] as const, [each, false] as const])) {
        const kind = entryKindOf(move, amount, isApplied)
        signs.set(kind, (signs.get(kind) ?? new Set()).add(Math.sign(Number(availableChange(move, amount)))))
      }
    }
    expect([...signs.keys()].toSorted()).toEqual(limitEntryKindNames.toSorted())
    for (const [kind, found] of signs) expect([...found], kind).toHaveLength(1)
  })

  test('giving back more than was taken is a defect, not an answer', () => {
    expect(() => moveLimit(granted, 'UNFREEZE', 1n)).toThrow(RangeError)
    expect(() => moveLimit(granted, 'FREEZE', 0n)).toThrow(RangeError)
  })

  test('I9: whatever is tried, no column is negative and the available sum never is', () => {
    const kinds: LimitMove[] = ['GRANT', 'ADJUST', 'ALLOCATE', 'FREEZE', 'UNFREEZE', 'OCCUPY', 'RELEASE']
    const move = fc.record({ kind: fc.constantFrom(...kinds), amount: fc.bigInt({ min: -50n, max: 200n }) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let limit = emptyLimit
        for (const { kind, amount } of moves) {
          try {
            limit = moveLimit(limit, kind, amount)
          } catch {
            continue
          }
          for (const column of Object.values(limit)) expect(column >= 0n).toBe(true)
          expect(availableFen(limit) >= 0n).toBe(true)
        }
      }),
    )
  })
})
