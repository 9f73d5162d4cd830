import { describe, expect, test } from 'vitest'
import { creditCheckOf, isCreditCode, plainCode } from './creditCode.ts'

const CODE = '91350100M000100Y43'

describe('a unified social credit code (GB 32100)', () => {
  test('is right with its last character, and with no other', () => {
    expect(isCreditCode(CODE)).toBe(true)
    for (const last of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
      expect(isCreditCode(CODE.slice(0, 17) + last), last).toBe(last === '3')
    }
  })

  test('one wrong character, and two that changed places, are found', () => {
    for (let at = 0; at < 17; at += 1) {
      const other = CODE.charAt(at) === '7' ? '8' : '7'
      expect(isCreditCode(CODE.slice(0, at) + other + CODE.slice(at + 1)), String(at)).toBe(false)
      const [a, b] = [CODE.charAt(at), CODE.charAt(at + 1)]
      if (a !== b && at < 16) expect(isCreditCode(CODE.slice(0, at) + b + a + CODE.slice(at + 2)), `${at}`).toBe(false)
    }
  })

  test('neither a part of one nor letters that it never has', () => {
    for (const text of ['', CODE.slice(1), `${CODE}0`, CODE.toLowerCase(), `${'O'.repeat(17)}0`]) {
      expect(isCreditCode(text), text).toBe(false)
    }
    expect(creditCheckOf(CODE.slice(0, 17))).toBe('3')
  })

  test.each([
    ` ${CODE.toLowerCase()} `,
    '9135 0100 M000 100Y 43',
    '９１３５０１００Ｍ０００１００Ｙ４３',
    '91350100-M000100Y-4\u200B3',
  ])('%s is read as the code that it shows', (typed) => expect(plainCode(typed)).toBe(CODE))
})
