import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lineOf, problemsOf, type Repetition, repetitionsIn } from './repetitions.ts'
import { repository } from './run.ts'

const one: Repetition = {
  day: '2026-11-24',
  suite: 'journeys',
  test: 'lists.spec.ts › J7',
  said: 'Timeout',
  reason: 'slow',
  mend: '',
}

test('every test that passed on repetition stands in docs/repetitions.md with its reason; twice in a week it is mended', () => {
  expect(problemsOf(repetitionsIn(readFileSync(`${repository}/docs/repetitions.md`, 'utf8')))).toEqual([])
})

test('a line that a run prints is read as it was meant, and asks for its reason', () => {
  const told = {
    day: '2026-11-29',
    suite: 'browser',
    test: `${repository}/ui-kit/a.test.tsx › a | b`,
    said: 'no\n\n  at',
  }
  const [line] = repetitionsIn(`| day | suite |\n| --- | --- |\n${lineOf(told)}\n`)
  expect(line).toEqual({
    day: '2026-11-29',
    suite: 'browser',
    test: 'ui-kit/a.test.tsx › a \\| b',
    said: 'no',
    reason: '',
    mend: '',
  })
  expect(problemsOf([line!])).toEqual(['2026-11-29, browser: ui-kit/a.test.tsx › a \\| b has no reason.'])
})

test('the second time within seven days is a fault until it is mended', () => {
  const again = { ...one, day: '2026-11-30' }
  expect(problemsOf([one, again])).toEqual([
    '2026-11-30, journeys: lists.spec.ts › J7 has stood there within the seven days before: mend it.',
  ])
  expect(problemsOf([one, { ...again, mend: 'a1b2c3d' }])).toEqual([])
  // A week later, in another suite or of another name it is the first time.
  for (const other of [{ day: '2026-12-01' }, { suite: 'sweep' }, { test: 'lists.spec.ts › J8' }])
    expect(problemsOf([one, { ...again, ...other }])).toEqual([])
})
