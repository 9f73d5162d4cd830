import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { supplierStateNames } from './status.ts'
import { readFlag, supplierColumnOf } from './supplierImport.ts'
import { findSupplierProblems, offeredActs, type StoredSupplier, supplierActRefusal } from './supplierRules.ts'
import type { SupplierEntry } from './suppliers.ts'

const CODE = '91430100MA0000951E'
const entry: SupplierEntry = {
  creditCode: CODE,
  corpName: '青禾自动化有限公司',
  contactName: '祝清远',
  contactMobile: '13900000951',
  email: '',
  isFirstLevel: true,
  erpCode: '',
}
const found = (changes: Partial<SupplierEntry>, known: ReadonlyMap<string, string> = new Map()) =>
  findSupplierProblems([{ ...entry, ...changes }], { ownCreditCode: '91430100MA00000016', known }).map(
    ({ field, code }) => [field.replace('suppliers.0.', ''), code],
  )

describe('what is added', () => {
  test('a complete supplier is not refused', () => expect(found({})).toEqual([]))
  test.each([
    ['creditCode', { creditCode: '' }, '01000310'],
    ['creditCode', { creditCode: CODE.slice(1) }, '04000162'],
    ['creditCode', { creditCode: '91430100MA00000016' }, '04000161'],
    ['corpName', { corpName: '' }, '01000310'],
    ['contactName', { contactName: '' }, '01000310'],
    ['contactMobile', { contactMobile: '' }, '01000310'],
    ['contactMobile', { contactMobile: '2390000' }, '04000163'],
    ['email', { email: 'nobody' }, '04000164'],
  ] as const)('%s: %j is refused', (field, changes, code) => expect(found(changes)).toEqual([[field, code]]))

  test('one code is one supplier: among those that there are, and within one sheet', () => {
    expect(found({}, new Map([[CODE, '青禾']]))).toEqual([['creditCode', '04000160']])
    const twice = findSupplierProblems([entry, entry], { ownCreditCode: '' })
    expect(twice.map(({ field, code }) => [field, code])).toEqual([['suppliers.1.creditCode', '04000160']])
  })
})

const suppliers: fc.Arbitrary<StoredSupplier> = fc.record({
  corpName: fc.constant('青禾'),
  state: fc.constantFrom(...supplierStateNames),
  isRegistered: fc.boolean(),
  hasMobile: fc.boolean(),
  isInvitedToday: fc.boolean(),
  isNamed: fc.boolean(),
})

describe('what is done with it, as properties', () => {
  test('only who has not joined, is not stopped and was not invited today is invited', () => {
    fc.assert(
      fc.property(suppliers, (supplier) => {
        const { isRegistered, state, hasMobile, isInvitedToday } = supplier
        const may = !isRegistered && state !== 'STOPPED' && hasMobile && !isInvitedToday
        expect(supplierActRefusal('INVITE', supplier) === undefined).toBe(may)
      }),
    )
  })
  test('what an issue names is never deleted', () => {
    fc.assert(
      fc.property(suppliers, (supplier) => {
        expect(supplierActRefusal('DELETE', supplier) === undefined).toBe(!supplier.isNamed)
        expect(offeredActs(supplier).includes('DELETE')).toBe(!supplier.isNamed)
      }),
    )
  })
  test('of stopping and resuming exactly one is possible, and that one is offered', () => {
    fc.assert(
      fc.property(suppliers, (supplier) => {
        const possible = (['STOP', 'RESUME'] as const).filter((act) => !supplierActRefusal(act, supplier))
        expect(possible).toHaveLength(1)
        expect(offeredActs(supplier).filter((act) => act === 'STOP' || act === 'RESUME')).toEqual(possible)
      }),
    )
  })
})

test('a cell says yes or no in either language, and nothing else', () => {
  expect(['是', 'yes', '否', 'No', '一级', ''].map(readFlag)).toEqual([true, true, false, false, undefined, undefined])
  expect(supplierColumnOf('suppliers.3.creditCode')).toBe(0)
  expect(supplierColumnOf('suppliers.3.else')).toBe(-1)
})
