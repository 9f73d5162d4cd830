import { expect, test } from 'vitest'
import { fingerprint } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { contract } from './fixtures.ts'
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
  const claims = heard(spec('listens', 'expected', 'Lamp/heard', 'Lamp/key', 'Lamp/gone'))
  expect(misheard(claims, [contract])).toEqual([
    expect.stringContaining('"listens" says it proves Lamp/key'),
    expect.stringContaining('"listens" says it proves Lamp/gone'),
  ])
})

test('a plan that was another one when Orca did it is refused, with the command that does it again', () => {
  const done = (plan: string) => {
    const { title, tests } = spec('listens', 'expected', 'Lamp/heard')
    const [{ status, annotations }] = tests as [(typeof tests)[0]]
    return heard({ title, tests: [{ status, annotations: [...annotations, { type: 'plan', description: plan }] }] })
  }
  const now = contract.expectations.find(({ id }) => id === 'heard')!
  expect(misheard(done(fingerprint(now)), [contract])).toEqual([])
  expect(misheard(done('{}'), [contract])).toEqual([
    'Lamp/heard has changed since Orca heard it: run "pnpm prove screen-reader".',
  ])
})
