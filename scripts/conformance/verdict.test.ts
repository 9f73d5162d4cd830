import { expect, test } from 'vitest'
import { criteria } from './criteria.ts'
import { contract, report } from './fixtures.ts'
import { evaluate } from './results.ts'
import { judgeCriterion, playsMedia } from './verdict.ts'

const criterion = (number: string) => criteria.find((each) => each.number === number)!
const lamp = (outcomes?: Parameters<typeof report>[0]) => evaluate(contract, report(outcomes), new Map())
const level = (number: string, components = [lamp()], hasMedia = false) =>
  judgeCriterion(criterion(number), components, hasMedia).conformance

test('passes alone support; with a failure elsewhere partially; failures alone do not', () => {
  expect(level('2.1.1')).toBe('supports')
  expect(level('2.1.1', [lamp(), lamp({ key: 'fail' })])).toBe('partially')
  expect(level('2.1.1', [lamp({ key: 'fail' })])).toBe('doesNot')
})

test('no result is not evaluated, also where only people can judge', () => {
  expect(level('2.4.5')).toBe('notEvaluated')
  expect(level('1.4.1')).toBe('notEvaluated')
  expect(level('2.1.1', [])).toBe('notEvaluated')
})

test('what nobody has checked is kept beside what passed', () => {
  const { passed, unrun } = judgeCriterion(criterion('4.1.2'), [lamp()], false)
  expect(passed.map(({ expectation }) => expectation.id)).toEqual(['name'])
  expect(unrun.map(({ expectation }) => expectation.id)).toEqual(['heard', 'other-voices'])
})

test('sound and film do not apply to a library without any, and are not evaluated in one with some', () => {
  expect(level('1.2.2')).toBe('notApplicable')
  expect(level('1.2.2', [lamp()], true)).toBe('notEvaluated')
  expect(level('4.1.1')).toBe('notApplicable')
  expect(playsMedia('<video src={film}>')).toBe(true)
  expect(playsMedia("new Audio('/ding.mp3')")).toBe(true)
  expect(playsMedia('useState<object>(); <Audience />')).toBe(false)
})
