import { describe, expect, it } from 'vitest'
import { phaseOf } from './deadline.ts'

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
