import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareDays } from './days.ts'
import {
  addWorkingDays,
  type Holiday,
  isWorkingDay,
  nextWorkingDay,
  serviceDay,
  workingDayBefore,
} from './workingDays.ts'

// 2026-09-27 is a Sunday worked for the holiday that begins on Thursday, 1 October.
const HOLIDAYS: readonly Holiday[] = [
  { day: '2026-09-27', kind: 'WORKDAY', name: '国庆节调休' },
  ...['01', '02', '03', '04', '05', '06', '07'].map(
    (date): Holiday => ({ day: `2026-10-${date}`, kind: 'HOLIDAY', name: '国庆节' }),
  ),
]
const anyDay = fc.integer({ min: -30, max: 60 }).map((n) => addDays('2026-09-20', n))

describe('isWorkingDay', () => {
  it('is Monday to Friday outside the list', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isWorkingDay(day, HOLIDAYS))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('a listed holiday is none, a weekend worked in exchange (调休) is one', () => {
    expect(isWorkingDay('2026-10-01', HOLIDAYS)).toBe(false)
    expect(isWorkingDay('2026-09-27', HOLIDAYS)).toBe(true)
    expect(isWorkingDay('2026-09-27', [])).toBe(false)
  })
})

describe('nextWorkingDay', () => {
  it('is the day itself when it is one, else the first after it', () => {
    expect(nextWorkingDay('2026-09-30', HOLIDAYS)).toBe('2026-09-30')
    expect(nextWorkingDay('2026-10-01', HOLIDAYS)).toBe('2026-10-08')
  })

  it('is a working day, with none between', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const next = nextWorkingDay(day, HOLIDAYS)
        expect(isWorkingDay(next, HOLIDAYS)).toBe(true)
        for (let d = day; compareDays(d, next) < 0; d = addDays(d, 1)) expect(isWorkingDay(d, HOLIDAYS)).toBe(false)
      }),
    )
  })
})

describe('serviceDay', () => {
  // The Monday after New Year's Day of 2027 is worked; the Sunday before it is worked in exchange.
  const year: readonly Holiday[] = [
    ...HOLIDAYS,
    { day: '2027-01-01', kind: 'HOLIDAY', name: '元旦' },
    { day: '2027-01-03', kind: 'WORKDAY', name: '元旦调休' },
  ]
  it.each([
    ['on a Friday, a second before 16:00', '2026-11-20T15:59:59', '2026-11-20'],
    ['on a Friday at 16:00', '2026-11-20T16:00:00', '2026-11-23'],
    ['on a Sunday morning', '2026-11-22T08:00:00', '2026-11-23'],
    ['on a Sunday at 16:00', '2026-11-22T16:00:00', '2026-11-23'],
    ['on a Sunday that is worked (调休)', '2026-09-27T15:00:00', '2026-09-27'],
    ['on a Sunday that is worked, too late', '2026-09-27T16:00:00', '2026-09-28'],
    ['on the last day before a week of holidays, too late', '2026-09-30T16:00:00', '2026-10-08'],
    ["on New Year's Eve", '2026-12-31T15:00:00', '2026-12-31'],
    ["on New Year's Eve, too late", '2026-12-31T16:00:00', '2027-01-03'],
    ['a second before midnight in Shanghai', '2026-12-31T23:59:59', '2027-01-03'],
  ])('spec §9: what comes %s', (_, moment, day) => {
    expect(serviceDay(Date.parse(`${moment}+08:00`), year)).toBe(day)
  })

  it('is a working day, not before that day, and never earlier for what comes later', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((at) => `T${String(at).padStart(2, '0')}:00:00+08:00`)
    fc.assert(
      fc.property(anyDay, hour, hour, (day, one, other) => {
        const [earlier, later] = [one, other].toSorted().map((at) => serviceDay(Date.parse(day + at), HOLIDAYS))
        expect(isWorkingDay(earlier!, HOLIDAYS) && earlier! >= day && earlier! <= later!).toBe(true)
      }),
    )
  })
})

describe('addWorkingDays', () => {
  it('spec §9: review T+0, payment T+1', () => {
    expect(addWorkingDays('2026-11-20', 0, HOLIDAYS)).toBe('2026-11-20')
    expect(addWorkingDays('2026-11-20', 1, HOLIDAYS)).toBe('2026-11-23')
    expect(addWorkingDays('2026-09-30', 1, HOLIDAYS)).toBe('2026-10-08')
    expect(addWorkingDays('2026-09-25', 1, HOLIDAYS)).toBe('2026-09-27')
  })

  it('product §1.5: what arrives on a day off counts from the next working day', () => {
    expect(addWorkingDays('2026-11-21', 0, HOLIDAYS)).toBe('2026-11-23')
    expect(addWorkingDays('2026-11-21', 1, HOLIDAYS)).toBe('2026-11-24')
  })

  it('passes exactly n working days', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(20), (day, n) => {
        const start = nextWorkingDay(day, HOLIDAYS)
        const end = addWorkingDays(day, n, HOLIDAYS)
        let passed = 0
        for (let d = start; compareDays(d, end) < 0; d = addDays(d, 1)) if (isWorkingDay(d, HOLIDAYS)) passed += 1
        expect(passed).toBe(n)
      }),
    )
  })

  it('refuses a negative or fractional count', () => {
    expect(() => addWorkingDays('2026-11-20', -1, HOLIDAYS)).toThrow(RangeError)
    expect(() => addWorkingDays('2026-11-20', 0.5, HOLIDAYS)).toThrow(RangeError)
  })
})

describe('workingDayBefore', () => {
  it('counts neither the day itself nor days off, and counts a weekend that is worked (调休)', () => {
    expect(workingDayBefore('2026-11-30', 3, HOLIDAYS)).toBe('2026-11-25')
    expect(workingDayBefore('2026-10-08', 1, HOLIDAYS)).toBe('2026-09-30')
    expect(workingDayBefore('2026-09-28', 1, HOLIDAYS)).toBe('2026-09-27')
  })

  it('leads back to a working day by as many working days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, n) => {
        const start = nextWorkingDay(day, HOLIDAYS)
        expect(workingDayBefore(addWorkingDays(start, n, HOLIDAYS), n, HOLIDAYS)).toBe(start)
      }),
    )
  })
})
