import { expect, test } from 'vitest'
import { splitInstant } from './instant.ts'

test('an instant is shown in China, wherever the browser is', () => {
  expect(splitInstant('2026-11-20T17:05:00Z')).toEqual({ day: '2026-11-21', clock: '01:05', hour: 1, minute: 5 })
  expect(splitInstant('2026-11-21T09:30:00+08:00').clock).toBe('09:30')
})

test('what is no instant is refused', () => {
  for (const text of ['昨天', '12', '1.2']) expect(() => splitInstant(text)).toThrow(RangeError)
})
