import { expect, test } from 'vitest'
import { criteria } from './criteria.ts'
import { contract, report } from './fixtures.ts'
import { evaluate } from './results.ts'
import { judgeCriterion, playsMedia } from './verdict.ts'

const criterion = (number: string) => criteria.find((each) => each.number === number)!
const lamp = (outcomes?: Parameters<typeof report>[0], looks?: Parameters<typeof evaluate>[3]) =>
  evaluate(contract, report(outcomes), new Map(), looks)
/** A component whose contract says nothing. */
const candle = (looks?: Parameters<typeof evaluate>[3]) =>
  evaluate({ ...contract, component: 'Candle', expectations: [] }, report(), new Map(), looks)
const judge = (number: string, components = [lamp()], hasMedia = false) =>
  judgeCriterion(criterion(number), components, hasMedia)
const level = (...given: Parameters<typeof judge>) => judge(...given).conformance

test('passes alone support; with a failure elsewhere partially; failures alone do not', () => {
  expect(level('2.1.1')).toBe('supports')
  expect(level('2.1.1', [lamp(), lamp({ key: 'fail' })])).toBe('partially')
  expect(level('2.1.1', [lamp({ key: 'fail' })])).toBe('doesNot')
})

test('no result is not evaluated, also where only people can judge', () => {
  expect(level('2.3.1')).toBe('notEvaluated')
  expect(level('1.4.1')).toBe('notEvaluated')
  expect(level('2.1.1', [])).toBe('notEvaluated')
})

test('what concerns every component is supported when each has evidence: one of two is not', () => {
  expect(level('1.4.12', [lamp({}, { 'text-spacing': 'pass' }), candle()])).toBe('notEvaluated')
  expect(level('1.4.12', [lamp({}, { 'text-spacing': 'pass' }), candle({ 'text-spacing': 'pass' })])).toBe('supports')
  expect(level('1.4.12', [lamp({}, { 'text-spacing': 'pass' }), candle({ 'text-spacing': 'fail' })])).toBe('partially')
})

test('what concerns some components is asked of those whose contract speaks of it', () => {
  const { concerned, proven, conformance } = judge('2.1.1', [lamp(), candle()])
  expect({ concerned, proven, conformance }).toEqual({ concerned: ['Lamp'], proven: ['Lamp'], conformance: 'supports' })
})

test('a measurement of a part is no evidence, but its failure is a failure', () => {
  expect(level('3.1.2', [lamp({}, { 'axe-3.1.2': 'pass' })])).toBe('notEvaluated')
  expect(level('3.1.2', [lamp({}, { 'axe-3.1.2': 'fail' })])).toBe('doesNot')
  expect(level('4.1.2', [lamp({}, { 'axe-4.1.2': 'fail' })])).toBe('partially')
})

test('what nobody has checked is kept beside what passed', () => {
  const { passed, unrun } = judge('4.1.2')
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

test('what a page has to do is not claimed by a component', () => {
  expect(level('2.4.2')).toBe('notApplicable')
  expect(level('3.2.6')).toBe('notApplicable')
})
