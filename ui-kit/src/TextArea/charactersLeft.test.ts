import { expect, test } from 'vitest'
import { charactersLeft, isNearLimit } from './charactersLeft.ts'

test('spec §5: texts are trimmed, so spaces and line breaks at the ends take no room', () => {
  expect(charactersLeft('  金额不符\n', 10)).toBe(6)
  expect(charactersLeft('甲\n乙', 10)).toBe(7)
})

test('the count never promises more room than the check by length gives', () => {
  for (const text of ['', '退回', '𠮷野家', '长'.repeat(201)]) {
    expect(charactersLeft(text, 200) >= 0, text).toBe(text.trim().length <= 200)
  }
})

test('accessibility §5.1: silence while there is plenty of room, a word from the last 20 characters on', () => {
  expect([isNearLimit(21, 200), isNearLimit(20, 200), isNearLimit(-1, 200)]).toEqual([false, true, true])
  expect([isNearLimit(11, 100), isNearLimit(10, 100)]).toEqual([false, true])
})
