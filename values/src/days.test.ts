import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDays,
  daysBetween,
  instantInShanghai,
  isDay,
  parseDay,
  todayInShanghai,
  weekday,
} from './days.ts'

const anyDay = fc.integer({ min: -40_000, max: 60_000 }).map((n) => addDays('2000-01-01', n))

describe('isDay', () => {
  it('D6: a civil day is YYYY-MM-DD and exists', () => {
    expect(['2026-11-21', '2024-02-29', '2000-02-29'].map(isDay)).not.toContain(false)
    expect(
      [
        '2026-02-29',
        '2023-02-30',
        '1900-02-29',
        '2026-13-01',
        '2026-00-10',
        '2026-1-1',
        '20260101',
        '２０２６-01-01',
        '',
      ].map(isDay),
    ).not.toContain(true)
  })
})

describe('parseDay', () => {
  it.each([
    '2025-1-15',
    '2025-01-15',
    '20250115',
    '2025年1月15日',
    '2025年01月15号',
    '2025/1/15',
    '2025.1.15',
    '２０２５－１－１５',
    '２０２５０１１５',
    '２０２５年１月１５日',
    ' 2025 年 1 月 15 日 ',
    '2025-1-15 0:00:00',
    '2025/1/15 09:30',
    '2025-01-15T23:59:59.000',
    '2025\u20111\u201115',
    '2025–01–15',
  ])('accessibility §5.11: reads %j', (text) => expect(parseDay(text)).toBe('2025-01-15'))

  it.each([
    '',
    '25-1-15',
    '0206-1-15',
    '2025-1',
    '2025-1/15',
    '2025-2-30',
    '15/1/2025',
    '2025115',
    '2025-01-15T08:00Z',
    '2025-1-15 25:00',
    '2025年1月15',
    '今天',
  ])('does not guess %j', (text) => expect(parseDay(text)).toBeUndefined())

  it('reads back every day in every form', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-').map(Number)
        for (const text of [day, day.replaceAll('-', ''), `${year}/${month}/${date}`, `${year}年${month}月${date}日`]) {
          expect(parseDay(text)).toBe(day)
        }
      }),
    )
  })
})

describe('clock', () => {
  it('D6: today is the day in Asia/Shanghai, not in UTC', () => {
    expect(todayInShanghai(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(todayInShanghai(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })

  it('D6: instants are ISO-8601 with offset', () => {
    expect(instantInShanghai(Date.parse('2026-11-21T01:00:00Z'))).toBe('2026-11-21T09:00:00.000+08:00')
  })

  it('an instant is the same moment and begins with the day in Shanghai', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        expect(Date.parse(instantInShanghai(ms))).toBe(ms)
        expect(instantInShanghai(ms).slice(0, 10)).toBe(todayInShanghai(ms))
      }),
    )
  })
})

describe('arithmetic', () => {
  it('counts civil days from one day to the other', () => {
    expect(daysBetween('2026-11-21', '2026-12-06')).toBe(15)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
  })

  it('addDays and daysBetween are inverse', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['0050-01-31', 1, '0050-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('%s plus %i months is %s, clamped to the month end', (day, n, result) => {
    expect(addMonths(day, n)).toBe(result)
  })

  it('addMonths changes the month by exactly n and never moves to a later date of the month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, n) => {
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        const result = addMonths(day, n)
        expect(isDay(result)).toBe(true)
        expect(month(result) - month(day)).toBe(n)
        expect(result.slice(8) <= day.slice(8)).toBe(true)
      }),
    )
  })

  it('weekday is 0 on Sunday and goes round with the days', () => {
    expect([weekday('2026-11-21'), weekday('2026-11-22'), weekday('1969-12-31')]).toEqual([6, 0, 3])
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(addDays(day, 1))).toBe((weekday(day) + 1) % 7)
      }),
    )
  })

  it('compareDays agrees with the distance', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(compareDays(a, b)).toBe(Math.sign(daysBetween(b, a)))
      }),
    )
  })

  it('refuses what is no day and what passes year 9999', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addMonths('2026-1-1', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', '')).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('0001-01-31', -24)).toThrow(RangeError)
  })
})
