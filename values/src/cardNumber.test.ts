import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCardNumber } from './cardNumber.ts'
import { plainDigits } from './digits.ts'

it.each([
  ['6222021234567890123', '6222 0212 3456 7890 123'],
  ['6222-0212-3456', '6222 0212 3456'],
  ['6222', '6222'],
  ['62220', '6222 0'],
  ['', ''],
])('spec §3: card number %j in blocks of 4', (text, blocks) => expect(formatCardNumber(text)).toBe(blocks))

it('strips spaces and dashes and takes full-width digits', () => {
  expect(plainDigits(' ６２２２　0212–3456\u00a07890\t1 ')).toBe('62220212345678901')
})

it('keeps other characters, so that a wrong number stays visibly wrong', () => {
  expect(plainDigits('6222O212')).toBe('6222O212')
})

it('blocks can be taken apart again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,30}$/), (digits) => {
      expect(plainDigits(formatCardNumber(digits))).toBe(digits)
      expect(formatCardNumber(digits)).toMatch(/^(\d{4} )*\d{0,4}$/)
    }),
  )
})
