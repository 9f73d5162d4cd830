import { expect, test } from 'vitest'
import { stepState } from './stepState.ts'

const steps = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const states = (current: string) => steps.map((_, index) => stepState(steps, current, index))

test('what is before the current step is done, what is after it has not begun', () => {
  expect(states('a')).toEqual(['current', 'upcoming', 'upcoming'])
  expect(states('b')).toEqual(['done', 'current', 'upcoming'])
  expect(states('c')).toEqual(['done', 'done', 'current'])
})

test('with a current step that is none of them nothing is said to be done', () => {
  expect(states('x')).toEqual(['upcoming', 'upcoming', 'upcoming'])
})
