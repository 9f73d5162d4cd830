import { describe, expect, it } from 'vitest'
import { phaseOf, spokenBetween } from './deadline.ts'

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

  it('speaks at 2:00, 1:00, 0:30 and 0:10, not each second', () => {
    const heard = []
    for (let left = 300; left > 0; left--) heard.push(spokenBetween(left, left - 1))
    expect(heard.filter((moment) => moment !== undefined)).toEqual([120, 60, 30, 10])
  })

  it('a tab that slept says only the latest moment', () => {
    expect(spokenBetween(290, 25)).toBe(30)
    expect(spokenBetween(290, 289)).toBeUndefined()
  })
})
