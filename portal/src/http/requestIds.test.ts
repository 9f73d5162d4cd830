import { expect, test, vi } from 'vitest'
import { newRequestId } from './requestIds.ts'

test('accessibility §2: a request number never has more than four digits in a row', () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('7b25d5d9-cba1-4b3e-82f3-040658961400')
  expect(newRequestId()).toBe('7b25-d5d9-cba1-4b3e-82f3-0406-5896-1400')
})
