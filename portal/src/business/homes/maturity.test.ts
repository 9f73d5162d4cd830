import { expect, test } from 'vitest'
import { highestOf, monthDay, monthInWords, peakFinding, type Week } from './maturity.ts'

const week = (weekStart: string, count: number, amount: string): Week => ({ weekStart, count, amount })

test('accessibility §5.19: the finding names the week with the largest amount, exactly', () => {
  const finding = peakFinding([
    week('2026-11-16', 1, '0.10'),
    // As doubles these two are the same number.
    week('2026-11-23', 2, '99999999999999.97'),
    week('2026-11-30', 1, '99999999999999.98'),
  ])
  expect(finding).toMatchObject({ count: 4, amount: '200000000000000.05', peak: { weekStart: '2026-11-30' } })
})

test('accessibility §5.19: of equal weeks the earlier one is named', () => {
  expect(peakFinding([week('2026-11-16', 1, '5.00'), week('2026-11-23', 1, '5.00')])?.peak.weekStart).toBe('2026-11-16')
})

test('accessibility §5.19: nothing due is no finding', () => {
  expect(peakFinding([week('2026-11-16', 0, '0.00')])).toBeUndefined()
  expect(peakFinding([])).toBeUndefined()
})

test.each([
  ['3612505.85', '0.00', ['3025888.10'], ['overdue']],
  ['1.00', '2.00', ['1.99'], ['due']],
  ['2.00', '2.00', ['2.00'], ['overdue', 'due']],
  ['1.00', '2.00', ['2.01'], []],
  ['0.00', '0.00', [], []],
])(
  'accessibility §5.19: overdue %s, due %s, weeks %j: highest of what is past %j, as the chart marks it',
  (...given) => {
    const [overdue, due, weeks, highest] = given
    const past = { overdue: { count: 1, amount: overdue }, due: { count: 1, amount: due } }
    const maturityByWeek = weeks.map((amount) => week('2026-11-23', 1, amount))
    expect(highestOf({ ...past, maturityByWeek })).toEqual(highest)
  },
)

test('accessibility §2: a day in a sentence is said as a day', () => {
  expect(monthDay('2026-12-07', 'zh-CN')).toBe('12月7日')
  expect(monthDay('2026-12-07', 'en-US')).toBe('Dec 7')
})

test('visual, dates: a month in a sentence is in words', () => {
  expect(monthInWords('2026-07', 'zh-CN')).toBe('2026年7月')
  expect(monthInWords('2026-07', 'en-US')).toBe('July 2026')
})
