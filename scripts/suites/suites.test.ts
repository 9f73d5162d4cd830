import { expect, test } from 'vitest'
import { extraSteps, steps } from './steps.ts'

test('what pnpm test leaves out is what pnpm prove runs, and each says what that is', () => {
  const beyond = extraSteps.filter((step) => step.beyond !== undefined)
  expect(beyond.map(({ name }) => name)).toEqual(['sweep-full', 'stories-full'])
  // Each is a suite of `pnpm test`, in full.
  expect(beyond.every(({ name }) => steps.some((step) => `${step.name}-full` === name))).toBe(true)
  expect(steps.every((step) => step.beyond === undefined)).toBe(true)
})
