import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLimit, formatSize } from './fileSize.ts'

test('sizes are short, and above a limit they look so', () => {
  expect([0, 900, 819_200, 2_400_000, 10 * 1024 ** 2, 10 * 1024 ** 2 + 1].map(formatSize)).toEqual([
    '0B',
    '900B',
    '800KB',
    '2.3MB',
    '10MB',
    '10.1MB',
  ])
})

const bytesIn = { B: 1, KB: 1024, MB: 1024 ** 2 }

test('a limit is said as it is checked: a file of the size that it says is not too large', () => {
  expect([100, 10 * 1024 ** 2, 10_000_000, 1_500_000].map(formatLimit)).toEqual(['100B', '10MB', '9.5MB', '1.4MB'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (maxBytes) => {
      const [, figure, unit] = /^([\d.]+)(B|KB|MB)$/.exec(formatLimit(maxBytes)) ?? []
      const said = Number(figure) * bytesIn[unit as keyof typeof bytesIn]
      expect(said).toBeLessThanOrEqual(maxBytes)
      expect(said).toBeGreaterThan(maxBytes * 0.9)
    }),
  )
})
