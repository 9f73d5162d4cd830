import { expect, test } from 'vitest'
import { limitInForce } from './limitInForce.ts'

test('I10: a limit that is over or suspended is not offered', () => {
  expect(
    limitInForce([
      { state: 'ACTIVE', total: '99999999999999.98', available: '0.01' },
      { state: 'ACTIVE', total: '0.02', available: '0.02' },
      { state: 'EXPIRED', total: '5.00', available: '5.00' },
      { state: 'SUSPENDED', total: '7.00', available: '7.00' },
    ]),
  ).toEqual({ sources: 2, total: '100000000000000.00', occupied: '99999999999999.97' })
})
