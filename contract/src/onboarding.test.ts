import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAboard, type OnboardingFacts, onboardingTasks } from './onboarding.ts'
import { realnameStateNames } from './states/onboarding.ts'

const facts: fc.Arbitrary<OnboardingFacts> = fc.record({
  userType: fc.constantFrom('CORE', 'CORP'),
  realnameState: fc.constantFrom(...realnameStateNames),
  licenceDays: fc.option(fc.integer({ min: -5, max: 400 })),
  ukeyRequired: fc.boolean(),
  keys: fc.nat({ max: 3 }),
  operators: fc.nat({ max: 2 }),
  directors: fc.nat({ max: 2 }),
  account: fc.constantFrom('NONE' as const, 'PENDING' as const, 'FAILED' as const, 'ACTIVE' as const),
  hasProduct: fc.boolean(),
  hasLimit: fc.boolean(),
  hasTicket: fc.boolean(),
})

test('what is done is never called blocked, and a funder has no first day', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const tasks = onboardingTasks(each)
      const stateOf = (name: string) => tasks.find(({ task }) => task === name)?.state
      if (each.hasProduct) expect(stateOf('product')).toBe('DONE')
      if (each.account === 'ACTIVE') expect(stateOf('account')).toBe('DONE')
      expect(new Set(tasks.map(({ task }) => task)).size).toBe(tasks.length)
      expect(onboardingTasks({ ...each, userType: 'FUNDER' })).toEqual([])
    }),
  )
})

test('a new enterprise begins with its verification and its people; the rest waits for these', () => {
  const none = { userType: 'CORE', realnameState: 'NONE' as const, licenceDays: null, ukeyRequired: true, keys: 0 }
  const more = { operators: 0, directors: 1, account: 'NONE' as const, hasProduct: false, hasLimit: false }
  const tasks = onboardingTasks({ ...none, ...more, hasTicket: false })
  expect(tasks.filter(({ state }) => state === 'OPEN').map(({ task }) => task)).toEqual(['realname', 'users'])
  expect(tasks.filter(({ state }) => state === 'BLOCKED').map(({ task }) => task)).toEqual([
    'ukey',
    'account',
    'product',
    'limit',
    'firstIssue',
  ])
  expect(isAboard(tasks)).toBe(false)
})
