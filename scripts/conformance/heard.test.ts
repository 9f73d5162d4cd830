import { expect, test } from 'vitest'
import { heardIn, misheard } from './heard.ts'

const spec = (title: string, status: string, ...proves: string[]) => ({
  title,
  tests: [{ status, annotations: proves.map((description) => ({ type: 'proves', description })) }],
})
const heard = (...specs: ReturnType<typeof spec>[]) => heardIn({ suites: [{ suites: [{ specs }] }] })

test('a test proves what it says it proves, and nothing by its name', () => {
  expect([...heard(spec('Lamp/heard', 'expected'))]).toEqual([])
  expect([...heard(spec('listens', 'expected', 'Lamp/heard'))]).toEqual([
    ['Lamp/heard', { outcome: 'pass', test: 'listens' }],
  ])
})

test('the worst of several tests counts, in either order; a lucky repetition is a failure', () => {
  const [good, bad] = [spec('a', 'expected', 'Lamp/heard'), spec('b', 'flaky', 'Lamp/heard')]
  expect(heard(good, bad).get('Lamp/heard')?.outcome).toBe('fail')
  expect(heard(bad, good).get('Lamp/heard')?.outcome).toBe('fail')
})

test('what did not run says nothing, and so does a suite without a report', () => {
  expect([...heard(spec('listens', 'skipped', 'Lamp/heard'))]).toEqual([])
  expect([...heardIn(undefined)]).toEqual([])
})

test('a claim on an expectation that is no screen reader expectation is refused', () => {
  const claims = heard(spec('listens', 'expected', 'Lamp/heard', 'Lamp/gone'))
  expect(misheard(claims, new Set(['Lamp/heard']))).toEqual([
    expect.stringContaining('"listens" says it proves Lamp/gone'),
  ])
})
