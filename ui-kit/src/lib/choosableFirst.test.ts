import { expect, test } from 'vitest'
import { choosableFirst } from './choosableFirst.ts'

test('what cannot be chosen comes last; both keep their order', () => {
  const closed = 'frozen'
  const list = [{ id: 'a', disabledReason: closed }, { id: 'b' }, { id: 'c', disabledReason: closed }, { id: 'd' }]
  expect(choosableFirst(list).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})

test('a list of which everything can be chosen is left alone', () => {
  const list: { id: string; disabledReason?: string }[] = [{ id: 'b' }, { id: 'a' }]
  expect(choosableFirst(list)).toBe(list)
})
