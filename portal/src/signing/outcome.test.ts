import { NOT_YOUR_TURN } from '@jinpiao/contract/errors'
import { expect, it } from 'vitest'
import { mergeResults, outcomeOf, retriable } from './outcome.ts'

const result = (id: string, ok: boolean, message = '') => ({ id, ok, code: ok ? '0' : '05000101', message })

it('D4: a batch is told as done and failed, in the order of the list', () => {
  const { done, failed } = outcomeOf([result('a', true), result('b', false), result('c', true)])
  expect([done.map(({ id }) => id), failed.map(({ id }) => id)]).toEqual([['a', 'c'], ['b']])
})

it('重试 is offered for what passes, not for what a rule refuses or somebody else has decided', () => {
  const failed = (code: string) => ({ ...result(code, false), code })
  const codes = ['04000108', '01000201', NOT_YOUR_TURN, '11000104', '99000409', '99000503']
  expect(retriable(codes.map(failed)).map(({ id }) => id)).toEqual(['11000104', '99000409', '99000503'])
})

it('P5: retrying the failed ones keeps what has been done', () => {
  const merged = mergeResults([result('a', true), result('b', false)], [result('b', true)])
  expect(merged.map(({ id, ok }) => [id, ok])).toEqual([
    ['a', true],
    ['b', true],
  ])
})
