import { expect, test } from 'vitest'
import { limitInForce } from './limitInForce.ts'

const term = { state: 'ACTIVE', from: '2026-01-01', to: '2026-11-21' } as const

test('I10: a limit that is over, suspended or not begun is not offered', () => {
  expect(
    limitInForce(
      [
        { ...term, total: '99999999999999.98', available: '0.01', idle: '0.00' },
        { ...term, total: '0.02', available: '0.02', idle: '0.00' },
        { ...term, state: 'EXPIRED', total: '5.00', available: '5.00', idle: '0.00' },
        { ...term, state: 'SUSPENDED', total: '7.00', available: '7.00', idle: '0.00' },
        { ...term, to: '2026-11-20', total: '11.00', available: '11.00', idle: '0.00' },
        { ...term, from: '2026-11-22', total: '13.00', available: '13.00', idle: '0.00' },
      ],
      '2026-11-21',
    ),
  ).toEqual({ sources: 2, total: '100000000000000.00', occupied: '99999999999999.97', isIdle: false })
})

test('while issuing is suspended what is not taken up is idle, and no more is taken up than before', () => {
  expect(limitInForce([{ ...term, total: '10.00', available: '0.00', idle: '7.00' }], '2026-11-21')).toEqual({
    sources: 1,
    total: '10.00',
    occupied: '3.00',
    isIdle: true,
  })
})
