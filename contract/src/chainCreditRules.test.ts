import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChainCreditPayload } from './chainCredit.ts'
import { findChainProblems, quotaFrom, quotaOf } from './chainCreditRules.ts'

test('the reference line is 30 % of what was accepted, to the fen, never more', () => {
  expect(quotaOf(100_000_001n)).toBe(30_000_000n)
  expect(quotaOf(0n)).toBe(0n)
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (accepted) => {
      const off = quotaOf(accepted) * 10n - accepted * 3n
      expect(off >= -5n && off <= 5n).toBe(true)
    }),
  )
})

test('tickets of the last 12 months count', () => {
  expect(quotaFrom('2026-11-21')).toBe('2025-11-21')
  expect(quotaFrom('2028-02-29')).toBe('2027-02-28')
})

test('an order without a number, or without its contract', () => {
  const form = (changes: object) => ({ orderNo: 'DD-1', contractFileIds: ['f'], ...changes }) as ChainCreditPayload
  const found = (changes: object) => findChainProblems(form(changes)).map(({ field, code }) => `${field} ${code}`)
  expect(found({})).toEqual([])
  expect(found({ orderNo: '' })).toEqual(['orderNo 01000310'])
  expect(found({ contractFileIds: [] })).toEqual(['contractFileIds 01000312'])
})
