import { expect, test } from 'vitest'
import { billDeadline, type Due, dueOf, stageOf } from './due.ts'

const saturday = { day: '2026-11-21', lastDay: '2026-11-23' }

const [day, lastDay] = [saturday.day, saturday.lastDay]

test.each<[today: string, due: Due]>([
  ['2026-11-20', { is: 'NOT_DUE', days: 1, from: day }],
  ['2026-11-21', { is: 'DUE', days: 0, from: lastDay }],
  ['2026-11-23', { is: 'DUE', days: 0, from: lastDay }],
  ['2026-11-24', { is: 'OVERDUE', days: 1, from: lastDay }],
  ['2026-12-23', { is: 'OVERDUE', days: 30, from: lastDay }],
])('what falls due on a Saturday and is paid on Monday stands on %s as %o', (today, due) => {
  expect(dueOf(saturday, today)).toEqual(due)
})

test('Q19: a ticket is due through its days of grace: its state decides, its day of payment counts the days', () => {
  expect(dueOf({ ...saturday, state: 'DUE' }, '2026-11-25')).toEqual({ is: 'DUE', days: 2, from: lastDay })
  expect(dueOf({ ...saturday, state: 'OVERDUE' }, '2026-11-27')).toEqual({ is: 'OVERDUE', days: 4, from: lastDay })
  expect(dueOf({ ...saturday, state: 'HELD' }, '2026-11-20')).toEqual({ is: 'NOT_DUE', days: 1, from: day })
})

test.each([
  [-1, undefined],
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 7],
  [29, 7],
  [400, 30],
])('%i days after the last day the stage is %s', (days, stage) => {
  expect(stageOf(days)).toBe(stage)
})

test('a bill is to be paid within ten days of the day in China on which it was made out', () => {
  expect(billDeadline('2026-11-21T09:00:00+08:00')).toBe('2026-12-01')
})
