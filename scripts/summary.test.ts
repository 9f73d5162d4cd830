import { expect, test } from 'vitest'
import { type Choice, choose } from './suites/choose.ts'
import { type Row, summaryOf } from './summary.ts'

const choice = choose(['prove', 'sweep', '-g', '/credit']) as Choice
const row: Row = {
  suite: choice.suites[0]!,
  seconds: 12,
  count: { passed: 3, failed: 0, notes: ['1 passed on repetition'] },
  failures: [],
  passedOnRepetition: [{ name: 'sweep.spec.ts › /login', said: 'Timeout 30000ms' }],
}

test('the last lines name what passed on repetition, with what it said the first time', () => {
  const { text, failed } = summaryOf([row], choice)
  expect(failed).toBe(0)
  expect(text.split('\n').slice(-8)).toEqual([
    '',
    '↻ passed on repetition, failed at first: sweep: sweep.spec.ts › /login',
    '    Timeout 30000ms',
    '',
    'For docs/repetitions.md, with the reason of each:',
    expect.stringMatching(
      /^\| \d{4}-\d\d-\d\d \| sweep \| sweep\.spec\.ts › \/login \| Timeout 30000ms \| {2}\| {2}\|$/,
    ),
    '',
    '3 passed (1 on repetition), 0 failed',
  ])
})

test('each suite says its seconds of the clock and of the processor, where these are known', () => {
  const { text } = summaryOf([{ ...row, processorSeconds: 20.04 }, row], choice)
  expect(text).toMatch(/^sweep +3 +0 +12\.0 +20\.0 {2}1 passed on repetition\nsweep +3 +0 +12\.0 +– /m)
})

test('what failed stands there, too, and the sum says so', () => {
  const failure = { name: 'sweep.spec.ts › /help', said: 'no title' }
  const wrong: Row = { ...row, count: { ...row.count, failed: 1 }, failures: [failure] }
  const { text, failed } = summaryOf([wrong], choice)
  expect(failed).toBe(1)
  expect(text).toContain('✘ sweep: sweep.spec.ts › /help\n    no title')
  expect(text).toMatch(/3 passed \(1 on repetition\), 1 failed$/)
})

test('it says what was looked at, by -g only a part, and which command looks at the rest', () => {
  const { text } = summaryOf([row], choice)
  expect(text).toMatch(
    /Looked at:\n- sweep: each page in each of its states; .* \(only -g \/credit\)\.\nNot looked at:/,
  )
  expect(text).toMatch(/^- pnpm test .*unit/m)
  expect(text).toMatch(/^- pnpm prove .*rendering/m)
})

test('after a whole run it says what each suite looks at that was left', () => {
  const { text } = summaryOf([], choose([]) as Choice)
  expect(text).toContain('- pnpm prove stories-full: each story in all 84 looks.')
})
