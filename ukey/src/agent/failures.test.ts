import { expect, test } from 'vitest'
import { failureOf, RawFailure } from './failures.ts'

/** Every `CKR_*` of PKCS#11 2.40 but `CKR_OK`. */
const answers =
  '1 2 3 5 6 7 8 9 A 10 11 12 13 1B 20 21 30 31 32 40 41 50 51 54 60 62 63 64 65 66 67 68 69 6A 70 71 82 90 91 A0 A1 A2 A3 A4 ' +
  'B0 B1 B3 B4 B5 B6 B7 B8 C0 C1 D0 D1 E0 E1 E2 F0 F1 F2 100 101 102 103 104 105 110 112 113 114 115 120 121 130 140 150 160 ' +
  '170 180 190 191 1A0 1A1 1B0 1B1 1B5 1B6 1B7 1B8 1B9 200'

test('spec §8: each answer of a module has a code, none is unknown by accident', () => {
  for (const hex of answers.split(' ')) expect(failureOf(Number.parseInt(hex, 16)), hex).not.toBeInstanceOf(RawFailure)
})

test.each([
  [0xa0, 'PIN_INCORRECT'],
  [0xa4, 'PIN_LOCKED'],
  [0xe0, 'NOT_INSERTED'],
  [0x32, 'REMOVED'],
  [0x50, 'CANCELLED'],
  [0x05, 'SIGN_FAILED'],
  [0x80000001, 'CKR 0x80000001'],
])('spec §8: 0x%x is %s', (answer, code) => {
  expect(failureOf(answer)).toMatchObject({ code })
})
