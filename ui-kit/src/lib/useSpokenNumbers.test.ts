import { expect, test } from 'vitest'
import { spokenNumbersIn } from './useSpokenNumbers.ts'

test('a number is said in the language of the reader, never in another', () => {
  const [chinese, english] = [spokenNumbersIn('zh-CN'), spokenNumbersIn('en-US')]
  expect(chinese.digits('62A1')).toBe('6 2 字母 A 1')
  expect(english.digits('62A1')).toBe('6 2 A 1')
  expect(chinese.mask('13800000101', { head: 3 })).toBe('1 3 8 开头，尾号 0 1 0 1')
  expect(english.mask('13800000101', { head: 3 })).toBe('begins with 1 3 8, ends in 0 1 0 1')
  expect(english.mask('****')).not.toMatch(/\p{Script=Han}/u)
})
