import { expect, test } from 'vitest'
import { shareOf } from './share.ts'

test.each([
  [123_456_789n, 15, 185_185n],
  [1n, 15, 0n],
  [9_999_999_999_999_998n, 15, 15_000_000_000_000n],
  [1_000n, 5, 1n],
  [999n, 5, 0n],
] as const)('a share of %d fen at %d/10000 is rounded half up to the fen', (amount, rateBp, share) => {
  expect(shareOf(amount, rateBp)).toBe(share)
})

test('nothing negative', () => {
  expect(() => shareOf(-1n, 5)).toThrow(RangeError)
  expect(() => shareOf(1n, -5)).toThrow(RangeError)
})
