import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

const ofVitest = (...assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]) => ({
  testResults: [{ name: '/repo/a.test.ts', status: 'failed', assertionResults }],
})

test('a failed test of Vitest is named with its file, and says its message without the stack', () => {
  const failureMessages = [
    'AssertionError: expected 1 to be 2\n    at /repo/a.test.ts:3:1\n    at run (/repo/b.ts:1:1)',
  ]
  const report = ofVitest(
    { fullName: 'money adds', status: 'failed', failureMessages },
    { fullName: 'money parses', status: 'passed', failureMessages: [] },
  )
  expect(failuresOfVitest(report)).toEqual({
    failures: [{ name: '/repo/a.test.ts › money adds', said: 'AssertionError: expected 1 to be 2' }],
    passedOnRepetition: [],
  })
})

test('a test of Vitest or Jest that passed when it was tried again says why it failed at first', () => {
  const late = { fullName: 'Toast closes', status: 'passed' }
  const passedOnRepetition = [{ name: '/repo/a.test.ts › Toast closes', said: 'still open' }]
  for (const said of [
    { failureMessages: ['still open', 'open'] },
    { failureMessages: [], retryReasons: ['still open'] },
  ])
    expect(failuresOfVitest(ofVitest({ ...late, ...said }))).toEqual({ failures: [], passedOnRepetition })
})

test('an error that no test of Vitest caught stands with the failures', () => {
  expect(failuresOfVitest({ errors: [{ message: 'late' }], testResults: [] }).failures).toEqual([
    { name: 'outside the tests', said: 'late' },
  ])
})

test('a file that could not be loaded says why', () => {
  const testResults = [{ name: '/repo/a.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] }]
  expect(failuresOfVitest({ testResults }).failures).toEqual([{ name: '/repo/a.test.ts', said: 'Cannot find x' }])
})

test('failed tests of Playwright are found in inner suites, those that passed on repetition apart', () => {
  const ended = (status: string, message: string) => ({ status, results: [{ error: { message } }, {}] })
  const specs = [
    { title: 'J2', file: 'j2.spec.ts', tests: [ended('unexpected', '\u001b[31mnot visible\u001b[39m')] },
    { title: 'J3', file: 'j3.spec.ts', tests: [ended('flaky', 'late')] },
    { title: 'J4', file: 'j4.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
  ]
  const suites = [{ specs: [], suites: [{ specs }] }]
  expect(failuresOfPlaywright({ errors: [{ message: 'no server' }], suites })).toEqual({
    failures: [
      { name: 'outside the tests', said: 'no server' },
      { name: 'j2.spec.ts › J2', said: 'not visible' },
    ],
    passedOnRepetition: [{ name: 'j3.spec.ts › J3', said: 'late' }],
  })
})

test('a long message is cut to its beginning', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const [failure] = failuresOfPlaywright({ errors: [{ message }] }).failures
  expect(failure?.said.split('\n')).toHaveLength(12)
})
