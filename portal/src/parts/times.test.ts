import { expect, it } from 'vitest'
import { dayOf, momentOf, timeOf } from './times.ts'

it('D6: instants are shown in Asia/Shanghai, also when they were written in another zone', () => {
  expect(momentOf('2026-11-20T18:02:59Z')).toBe('2026-11-21 02:02')
  expect(dayOf('2026-11-21T00:00:00.000+08:00')).toBe('2026-11-21')
  expect(timeOf('2026-11-21T14:02:03+08:00')).toBe('14:02')
})
