import { expect, test } from 'vitest'
import { tabReachedBy } from './tabKeys.ts'

const ids = ['a', 'b', 'c']

test('APG tabs: the arrows go on, and round at both ends', () => {
  expect(tabReachedBy('ArrowRight', ids, 'a')).toBe('b')
  expect(tabReachedBy('ArrowRight', ids, 'c')).toBe('a')
  expect(tabReachedBy('ArrowLeft', ids, 'b')).toBe('a')
  expect(tabReachedBy('ArrowLeft', ids, 'a')).toBe('c')
})

test('APG tabs: Home and End go to the first and last', () => {
  expect(tabReachedBy('Home', ids, 'c')).toBe('a')
  expect(tabReachedBy('End', ids, 'a')).toBe('c')
})

test('APG tabs: keys that scroll the page are left to it', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'Tab', 'Enter']) {
    expect(tabReachedBy(key, ids, 'a')).toBeUndefined()
  }
})
