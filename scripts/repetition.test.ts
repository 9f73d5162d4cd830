import { expect, test } from 'vitest'
import { afterRepetition, isRepeatable, mostRepeated, type Outcome } from './repetition.ts'

const failure = (name: string, isTest = true) => ({ name, said: `${name} came too late`, isTest })
const outcome = (failures: Outcome['failures'], failed = failures.length): Outcome => ({
  count: { passed: 5, failed, notes: [] },
  failures,
  passedOnRepetition: [],
})
const one = failure('a.spec.ts › opens')
const other = failure('b.spec.ts › closes')

test('tests that failed are repeated when they are all that failed', () => {
  expect(isRepeatable(outcome([one, other]))).toBe(true)
  expect(isRepeatable(outcome([]))).toBe(false)
})

test.each([
  ['a file cannot be loaded', outcome([one, failure('c.spec.ts', false)])],
  ['a test did not run, the run was stopped, or its reporter found something', outcome([one], 2)],
  ['no test is named', outcome([], 1)],
  [
    'too many failed for chance',
    outcome(Array.from({ length: mostRepeated + 1 }, (_, index) => failure(String(index)))),
  ],
])('nothing is repeated when %s', (_, first) => {
  expect(isRepeatable(first)).toBe(false)
})

test('what passes then counts as passed, and is named with what it said the first time', () => {
  expect(afterRepetition(outcome([one, other]), { passed: [one.name], failed: [other.name] })).toEqual({
    count: { passed: 6, failed: 1, notes: ['1 passed on repetition'] },
    failures: [other],
    passedOnRepetition: [one],
  })
})

test('what did not run again, or failed in one of its runs, still failed', () => {
  const first = outcome([one, other])
  expect(afterRepetition(first, { passed: [one.name], failed: [one.name] })).toEqual(first)
})
