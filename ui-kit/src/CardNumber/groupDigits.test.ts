import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits, groupSizes, type NumberKind, numberKinds } from './groupDigits.ts'

const cut = (number: string, kind: NumberKind) => groupDigits(number, groupSizes[kind]).map(({ digits }) => digits)

test('spec §3: cards in blocks of 4, ID 6-8-4, phone 3-4-4', () => {
  expect(cut('6222021234567890123', 'account')).toEqual(['6222', '0212', '3456', '7890', '123'])
  expect(cut('11010519491231002X', 'id')).toEqual(['110105', '19491231', '002X'])
  expect(cut('13800138000', 'phone')).toEqual(['138', '0013', '8000'])
  expect(cut('', 'account')).toEqual([])
})

test('the groups together are the number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,30}$/), fc.constantFrom(...numberKinds), (number, kind) => {
      expect(cut(number, kind).join('')).toBe(number)
    }),
  )
})
