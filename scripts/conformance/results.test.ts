import { expect, test } from 'vitest'
import type { ComponentContract, Expectation } from '../../ui-kit/src/lib/contract.ts'
import { contract, report } from './fixtures.ts'
import { evaluate, problemOf } from './results.ts'

const [key, name, ...others] = contract.expectations
const command = 'run "pnpm vitest run --project kit ui-kit/src/Lamp/"'

test('a result of the contract as it stands is good, whatever it found', () => {
  expect(problemOf(contract, report())).toBeUndefined()
  expect(problemOf(contract, report({ key: 'fail' }))).toBeUndefined()
})

test('a missing result is named with the command that makes it', () => {
  expect(problemOf(contract, undefined)).toContain(`Lamp has no result: ${command}`)
  expect(problemOf(contract, report({ name: 'unrun' }))).toContain(`Lamp/name did not run: ${command}`)
})

test('a result is stale when the contract has an expectation more, less, or with another check', () => {
  const now = (expectations: ComponentContract['expectations']) => problemOf({ ...contract, expectations }, report())
  expect(now([...contract.expectations, { ...key!, id: 'new' }])).toContain('Lamp/new is not in the result')
  expect(now([key!, ...others])).toContain('Lamp/name is in the result and no longer in the contract')
  expect(now([{ ...key!, criterion: '2.1.3' }, name!, ...others])).toContain('Lamp/key has changed')
  const check = { story: 'Off', expect: { present: [{ role: 'switch', name: /灯/ }] }, brokenBy: 'Nameless' }
  for (const lane of ['browser', 'accessibility-tree'] as const) {
    const { id, text, criterion, level } = name!
    expect(now([key!, { id, text, criterion, level, lane, check }, ...others])).toContain('Lamp/name has changed')
  }
})

test('a plan that asks for something else is another check', () => {
  const planned = contract.expectations.map(
    (each): Expectation => (each.plan === undefined ? each : { ...each, plan: { ...each.plan, once: [] } }),
  )
  expect(problemOf({ ...contract, expectations: planned }, report())).toContain('Lamp/heard has changed')
})

test('a story that the virtual screen reader has not met is a missing result', () => {
  expect(problemOf(contract, { ...report(), spoken: {} })).toContain('Off was not read aloud')
})

test('the human lanes are unrun, except what a test that listened proves', () => {
  const outcomes = (heard: Parameters<typeof evaluate>[2]) =>
    evaluate(contract, report(), heard).expectations.map(({ outcome }) => outcome)
  expect(outcomes(new Map())).toEqual(['pass', 'pass', 'unrun', 'unrun', 'unrun'])
  const heard = new Map(
    ['heard', 'seen', 'key'].map((id) => [`Lamp/${id}`, { outcome: 'fail' as const, test: 'listens' }]),
  )
  expect(outcomes(heard)).toEqual(['pass', 'pass', 'fail', 'unrun', 'unrun'])
})
