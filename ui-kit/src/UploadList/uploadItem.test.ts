import { expect, test } from 'vitest'
import { formatSize } from './uploadItem.ts'

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
