import { expect, test } from 'vitest'
import { chartPoint } from '../ChartWithTable/chartPoint.ts'
import { tickLabel } from './tickLabel.ts'

const pieces = (count: string) => chartPoint('LineChart', count, 'count') ?? 0n

test('amounts are short in Chinese and grouped in English', () => {
  expect(tickLabel(1_200_000_000n, 'money', false)).toBe('1200万元')
  expect(tickLabel(-50n, 'money', false)).toBe('-0元5角')
  expect(tickLabel(0n, 'money', false)).toBe('0元')
  expect(tickLabel(1_200_000_000n, 'money', true)).toBe('12,000,000')
  expect(tickLabel(-50n, 'money', true)).toBe('-0.50')
})

test('counts have no unit and no decimals', () => {
  expect(tickLabel(pieces('40'), 'count', false)).toBe('40')
  expect(tickLabel(pieces('100000'), 'count', false)).toBe('10万')
  expect(tickLabel(pieces('100000'), 'count', true)).toBe('100,000')
})
