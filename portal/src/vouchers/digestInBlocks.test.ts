import { expect, it } from 'vitest'
import { digestInBlocks } from './digestInBlocks.ts'

it('P8: a digest is printed in eight blocks of eight', () => {
  expect(digestInBlocks('0123456789abcdef'.repeat(4))).toBe(
    '01234567 89ABCDEF 01234567 89ABCDEF 01234567 89ABCDEF 01234567 89ABCDEF',
  )
})
