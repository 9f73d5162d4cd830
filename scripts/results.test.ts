import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge } from './results.ts'
import type { Run } from './run.ts'

const ended = (code: number, timedOut = false): Run => ({ code, timedOut, seconds: 1, output: '' })
const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }

test('counts the tests of a vitest report', () => {
  expect(countVitest(vitest)).toEqual({ passed: 3, failed: 1, notes: [] })
})

test('a test file that cannot be loaded counts as failed', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
  expect(countVitest({ ...vitest, testResults })).toMatchObject({ failed: 2, notes: ['1 file could not be loaded'] })
})

test('an error that no test of vitest caught counts as failed', () => {
  expect(countVitest({ ...vitest, errors: [{}] })).toMatchObject({ failed: 2, notes: ['1 error outside the tests'] })
})

test('skipped tests count as failed', () => {
  const report = { ...vitest, numPendingTests: 1, numTodoTests: 1 }
  expect(countVitest(report)).toMatchObject({ passed: 3, failed: 3, notes: ['2 tests did not run'] })
  // Not those that nobody asked for.
  expect(countVitest(report, true)).toMatchObject({ passed: 3, failed: 1, notes: [] })
})

test('a test of Playwright that passed on repetition counts as passed', () => {
  expect(countPlaywright(playwright)).toEqual({ passed: 6, failed: 1, notes: [] })
})

test('an error outside the Playwright tests, as a server that does not start, counts as failed', () => {
  expect(countPlaywright({ ...playwright, errors: [{}] })).toMatchObject({ failed: 2 })
})

test('what tests of Playwright warn of is noted once, and fails nothing', () => {
  const annotations = [
    { type: 'warning', description: 'another Chromium' },
    { type: 'looks', description: 'Button' },
  ]
  const specs = [{ tests: [{ annotations }, { annotations }] }]
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }
  const suites = [{ specs: [], suites: [{ specs }] }]
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({ passed: 2, failed: 0, notes: ['another Chromium'] })
})

test('what a reporter found wrong with a run as a whole fails it, and is noted', () => {
  const config = { metadata: { problems: ['“登录” is the title of two pages'] } }
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [], config })).toEqual({
    passed: 2,
    failed: 1,
    notes: ['“登录” is the title of two pages'],
  })
})

test('a step without tests of its own counts as one', () => {
  expect(judge(ended(0), 'none', 2)).toEqual({ passed: 1, failed: 0, notes: [] })
  expect(judge(ended(2), 'none', 2)).toEqual({ passed: 0, failed: 1, notes: ['exit code 2'] })
})

const green = { passed: 4, failed: 0, notes: [] }

test.each([
  ['it wrote no report', ended(1), undefined, 'ended without a report, exit code 1'],
  ['it ran nothing', ended(0), { passed: 0, failed: 0, notes: [] }, 'ran no test'],
  ['only its exit code says so', ended(1), green, 'every test passed, but the exit code is 1'],
  ['it took too long', ended(1, true), green, 'stopped: it took longer than 2 min'],
])('a suite fails when %s', (_, run, count, note) => {
  expect(judge(run, count, 2)).toMatchObject({ failed: 1, notes: [note] })
})

test('a suite that passed stays as counted', () => {
  expect(judge(ended(0), green, 2)).toEqual(green)
})
