import { addDays } from '@jinpiao/values/days'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPaymentProblems, type PaymentFacts, type ReportedPayment } from './reportedPayment.ts'

const today = '2026-11-21'
const paid: ReportedPayment = { pkAccount: 'A', bankSerial: 'NO-1234', payDate: today, fileIds: ['F'] }
const found = (changes: Partial<ReportedPayment>, facts: Partial<PaymentFacts> = {}) =>
  findPaymentProblems({ ...paid, ...changes }, { today, ...facts }).map(({ field, code }) => `${field} ${code}`)

test.each([
  ['is complete', {}, {}, []],
  ['has no account', { pkAccount: '' }, {}, ['pkAccount 01000311']],
  ['is of an account that nothing proves', {}, { isAccountProved: false }, ['pkAccount 07000102']],
  ['has no serial', { bankSerial: '' }, {}, ['bankSerial 01000310']],
  ['has no serial of a bank', { bankSerial: '流水 1' }, {}, ['bankSerial 08000107']],
  ['the bank has not found', {}, { refusedSerial: 'NO-1234' }, ['bankSerial 08000109']],
  ['it is asked for once more', { again: true }, { refusedSerial: 'NO-1234' }, []],
  ['is another than the bank has not found', {}, { refusedSerial: 'NO-9999' }, []],
  ['has no day', { payDate: '' }, {}, ['payDate 01000310']],
  ['has no receipt', { fileIds: [] }, {}, ['fileIds 01000312']],
] as const)('a payment that %s', (_what, changes, facts, expected) => {
  expect(found({ ...changes, fileIds: [...('fileIds' in changes ? changes.fileIds : paid.fileIds)] }, facts)).toEqual(
    expected,
  )
})

test('nothing is paid on a day to come', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(found({ payDate: addDays(today, days) })).toEqual(days > 0 ? ['payDate 08000104'] : [])
    }),
  )
})
