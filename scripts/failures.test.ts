import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, passedOfPlaywright, passedOfVitest } from './failures.ts'

test('a failed test of vitest is named with its file, and says its message without the stack', () => {
  const failureMessages = [
    'AssertionError: expected 1 to be 2\n    at /repo/a.test.ts:3:1\n    at run (/repo/b.ts:1:1)',
  ]
  const tests = [
    { fullName: 'money adds', status: 'failed', failureMessages },
    { fullName: 'money parses', status: 'passed', failureMessages: [] },
  ]
  const testResults = [{ name: '/repo/a.test.ts', status: 'failed', assertionResults: tests }]
  expect(passedOfVitest({ testResults })).toEqual(['/repo/a.test.ts › money parses'])
  expect(failuresOfVitest({ testResults })).toEqual([
    { name: '/repo/a.test.ts › money adds', said: 'AssertionError: expected 1 to be 2', isTest: true },
  ])
})

test('an error that no test of vitest caught is none that can be repeated', () => {
  expect(failuresOfVitest({ errors: [{ message: 'late' }], testResults: [] })).toEqual([
    { name: 'outside the tests', said: 'late', isTest: false },
  ])
})

test('a file that could not be loaded says why', () => {
  const testResults = [{ name: '/repo/a.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] }]
  expect(failuresOfVitest({ testResults })).toEqual([{ name: '/repo/a.test.ts', said: 'Cannot find x', isTest: false }])
})

test('failed tests of Playwright are found in inner suites, those that passed on repetition among them', () => {
  const failed = (status: string, message: string) => ({ status, results: [{ error: { message } }, {}] })
  const specs = [
    { title: 'J2', file: 'j2.spec.ts', tests: [failed('unexpected', '\u001b[31mnot visible\u001b[39m')] },
    { title: 'J3', file: 'j3.spec.ts', tests: [failed('flaky', 'late')] },
    { title: 'J4', file: 'j4.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
  ]
  const suites = [{ specs: [], suites: [{ specs }] }]
  expect(passedOfPlaywright({ errors: [], suites })).toEqual(['j4.spec.ts › J4'])
  expect(failuresOfPlaywright({ errors: [{ message: 'no server' }], suites })).toEqual([
    { name: 'outside the tests', said: 'no server', isTest: false },
    { name: 'j2.spec.ts › J2', said: 'not visible', isTest: true },
    { name: 'j3.spec.ts › J3', said: 'late', isTest: true },
  ])
})

test('a long message is cut to its beginning', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const [failure] = failuresOfPlaywright({ errors: [{ message }] })
  expect(failure?.said.split('\n')).toHaveLength(12)
})
