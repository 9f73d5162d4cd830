import { expect, test } from 'vitest'
import { findLimitActProblems } from './limitActRules.ts'
import type { LimitWish } from './limitActs.ts'
import type { LimitState } from './status.ts'

const grant: LimitWish = {
  act: 'GRANT',
  creditCode: '91420100MA4KTEST01',
  limitProduct: '金票开立额度',
  channel: '银行直连',
  amount: '100.00',
  from: '2026-12-01',
  to: '2027-11-30',
}
const today = '2026-12-01'
const codesOf = (wish: LimitWish, given: { state: LimitState; to: string } | null = null, isCore = true) =>
  findLimitActProblems(wish, { today, limit: given && { ...given, availableFen: 500n }, isCore }).map(
    ({ code }) => code,
  )

test('a limit is granted to a core company, of more than nothing, until a day that is still to come', () => {
  expect(codesOf(grant)).toEqual([])
  expect(codesOf(grant, null, false)).toEqual(['05000107'])
  expect(codesOf({ ...grant, amount: '0.00' })).toEqual(['01000315'])
  expect(codesOf({ ...grant, to: '2026-11-30' })).toEqual(['05000108', '05000108'])
})

test('what has ended is changed no more, what is there already is not done again, and nobody else’s is there', () => {
  const on = (act: 'FREEZE' | 'UNFREEZE' | 'END'): LimitWish => ({ act, pkLimit: 'l', comment: '' })
  const raise: LimitWish = { act: 'RAISE', pkLimit: 'l', amount: '1.00' }
  const to = '2027-01-01'
  expect(codesOf(raise)).toEqual(['01000302'])
  expect(codesOf(raise, { state: 'EXPIRED', to })).toEqual(['05000105'])
  expect(codesOf(raise, { state: 'ACTIVE', to: '2026-11-30' })).toEqual(['05000105'])
  expect(codesOf(raise, { state: 'SUSPENDED', to })).toEqual([])
  const lower = (amount: string): LimitWish => ({ act: 'LOWER', pkLimit: 'l', amount })
  expect(codesOf(lower('5.00'), { state: 'ACTIVE', to })).toEqual([])
  expect(codesOf(lower('5.01'), { state: 'ACTIVE', to })).toEqual(['05000101'])
  expect(codesOf(on('FREEZE'), { state: 'SUSPENDED', to })).toEqual(['05000106'])
  expect(codesOf(on('UNFREEZE'), { state: 'ACTIVE', to })).toEqual(['05000106'])
  expect(codesOf(on('END'), { state: 'SUSPENDED', to })).toEqual([])
})
