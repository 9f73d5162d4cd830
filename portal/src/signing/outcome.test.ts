import { expect, it } from 'vitest'
import { mergeResults, outcomeOf } from './outcome.ts'

const result = (id: string, ok: boolean, message = '') => ({ id, ok, code: ok ? '0' : '05000101', message })

it('D4: a batch is told as done and failed, in the order of the list', () => {
  const { done, failed } = outcomeOf([result('a', true), result('b', false), result('c', true)])
  expect([done.map(({ id }) => id), failed.map(({ id }) => id)]).toEqual([['a', 'c'], ['b']])
})

it('P5: retrying the failed ones keeps what has been done', () => {
  const merged = mergeResults([result('a', true), result('b', false)], [result('b', true)])
  expect(merged.map(({ id, ok }) => [id, ok])).toEqual([
    ['a', true],
    ['b', true],
  ])
})
