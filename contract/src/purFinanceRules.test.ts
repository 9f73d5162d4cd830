import { expect, test } from 'vitest'
import type { PurFinancePayload } from './purFinance.ts'
import { describes, findPurchaseProblems, maturityOf, purchaseMonths } from './purFinanceRules.ts'

const form = {
  method: 'BULLET',
  months: '6',
  amount: '200000.00',
  financeMonth: '2026-11',
  financeDate: '',
  pkPack: '',
  contractFileIds: ['file'],
} as unknown as PurFinancePayload
const today = '2026-11-21'
const codes = (changes: Partial<PurFinancePayload>, isPackApproved?: boolean) =>
  findPurchaseProblems({ ...form, ...changes }, { today, isPackApproved }).map(({ field, code }) => `${field} ${code}`)

test('a purchase is of this month or an earlier one; the months to choose from go on over the turn of the year', () => {
  expect(codes({})).toEqual([])
  expect(codes({ financeMonth: '2025-12' })).toEqual([])
  expect(codes({ financeMonth: '2026-12' })).toEqual(['financeMonth 09000121'])
  const months = purchaseMonths('2026-02-28')
  expect(months).toHaveLength(12)
  expect([months[0], months[2], months[11]]).toEqual(['2026-02', '2025-12', '2025-03'])
})

test('the day of the money is today or later; the loan runs from it', () => {
  expect(codes({ financeDate: today })).toEqual([])
  expect(codes({ financeDate: '2026-11-20' })).toEqual(['financeDate 09000122'])
  expect(maturityOf({ ...form, financeDate: '2026-11-30' }, today)).toBe('2027-05-30')
  expect(maturityOf(form, today)).toBe('2027-05-21')
  expect(maturityOf({ ...form, months: '' }, today)).toBeNull()
})

test('it is repaid in one sum: another way is refused whatever the product says', () => {
  expect(codes({ method: 'BULLET' })).toEqual([])
  expect(codes({ method: 'EQUAL_PRINCIPAL' })).toEqual(['method 09000110'])
})

test('a pack that is not approved is refused once the server says so', () => {
  expect(codes({ pkPack: 'pack' })).toEqual([])
  expect(codes({ pkPack: 'pack' }, false)).toEqual(['pkPack 09000123'])
})

test('an address describes a form by its months, its amount however it is written, and its day', () => {
  expect(describes({ month: '06', amount: '200000' }, form)).toBe(true)
  expect(describes({ month: '7', amount: '200000' }, form)).toBe(false)
  expect(describes({ month: '6', amount: '200000.01' }, form)).toBe(false)
  expect(describes({ month: '6', amount: '200000', financeDate: today }, form)).toBe(false)
  expect(describes({ month: '6', amount: '200000', financeDate: today }, { ...form, financeDate: today })).toBe(true)
  expect(describes({ month: '0', amount: '0' }, { ...form, months: '', amount: '' })).toBe(false)
})
