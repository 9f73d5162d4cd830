import { expect, test } from 'vitest'
import { countFigure } from './countFigure.ts'

test('spec §3: a count is grouped by thousands and keeps its decimals', () => {
  expect(['0', '1234567', '-12000', '12.5'].map(countFigure)).toEqual(['0', '1,234,567', '-12,000', '12.5'])
})
