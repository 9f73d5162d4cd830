import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ukeyStateOf } from './ukeyRules.ts'

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const bounds = fc.tuple(moment, moment).map(([a, b]) => (a <= b ? { now: a, soon: b } : { now: b, soon: a }))

test('what counts no more stays what it is, whatever its certificate says', () => {
  fc.assert(
    fc.property(fc.constantFrom('LOST', 'REVOKED'), moment, bounds, (state, expiresAt, at) => {
      expect(ukeyStateOf({ state, expiresAt }, at)).toBe(state)
    }),
  )
})

test('a key in use ends with its certificate, and says so beforehand', () => {
  const rank = ['EXPIRED', 'NEAR_EXPIRY', 'ACTIVE']
  fc.assert(
    fc.property(moment, moment, bounds, (one, other, at) => {
      const [earlier, later] = [one, other].sort()
      const of = (expiresAt = '') => rank.indexOf(ukeyStateOf({ state: 'ACTIVE', expiresAt }, at))
      expect(of(earlier)).toBeLessThanOrEqual(of(later))
      expect(of(at.now)).toBe(0)
      if (one > at.now) expect(of(one)).toBeGreaterThan(0)
      expect(of(at.soon)).toBe(at.soon > at.now ? 2 : 0)
    }),
  )
})
