import { describe, expect, it } from 'vitest'
import { isFinal, phaseOf } from './deadline.ts'

describe('accessibility §5.18: session timeout', () => {
  it.each([
    [300_001, 'quiet'],
    [300_000, 'warning'],
    [1, 'warning'],
    [0, 'over'],
    [-1, 'over'],
  ] as const)('%d ms before the end: %s', (left, phase) => {
    expect(phaseOf(1_000_000 + left, 1_000_000)).toBe(phase)
  })
})

it('P15: at the end of the session’s life there is nothing to extend, though the deadline moves in steps', () => {
  const end = 1_000_000
  expect([end, end - 10_000, end - 10_001].map((deadline) => isFinal(deadline, end))).toEqual([true, true, false])
})
