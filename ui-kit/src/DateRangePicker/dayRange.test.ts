import { expect, test } from 'vitest'
import { dateMessages } from '../lib/messages/date.ts'
import { messagesFor } from '../lib/messages.ts'
import { allowed, isReversed, rangeSaid } from './dayRange.ts'

const t = messagesFor(dateMessages, 'zh-CN')
const en = messagesFor(dateMessages, 'en-US')

test('accessibility §5.11: a range is said as both days and how many they are, the two counted', () => {
  expect(rangeSaid({ from: '2025-01-15', to: '2025-03-01' }, t)).toBe('2025年1月15日 至 2025年3月1日，共 46 天')
  expect(rangeSaid({ from: '2025-01-15', to: '2025-01-15' }, t)).toBe('2025年1月15日 当天')
  expect(rangeSaid({ from: '2025-01-15', to: '2025-01-16' }, t)).toBe('2025年1月15日 至 2025年1月16日，共 2 天')
  expect(rangeSaid({ from: '2024-02-28', to: '2024-03-01' }, t)).toBe('2024年2月28日 至 2024年3月1日，共 3 天')
  expect(rangeSaid({ from: '2025-01-15', to: '' }, t)).toBeUndefined()
  expect(rangeSaid({ from: '2025-01-15', to: '2025-01-15' }, en)).toBe('2025-01-15 only')
  expect(rangeSaid({ from: '2025-01-15', to: '2025-01-16' }, en)).toBe('2025-01-15 to 2025-01-16, 2 days')
  expect(rangeSaid({ from: '2025-1', to: '2025-03-01' }, t)).toBeUndefined()
})

test('the end is never before the start', () => {
  expect(isReversed({ from: '2025-01-15', to: '2025-01-14' })).toBe(true)
  expect(isReversed({ from: '2025-01-15', to: '2025-01-15' })).toBe(false)
  expect(isReversed({ from: '2025-1', to: '2024-01-01' })).toBe(false)
  expect(rangeSaid({ from: '2025-01-15', to: '2025-01-14' }, t)).toBe('早于开始日期，请修改结束日期 2025年1月14日')
})

test('an end that is refused itself is no limit of the other', () => {
  const limits = {
    min: '2025-01-01',
    max: '2025-05-20',
    unavailable: (day: string) => (day === '2025-05-01' ? '休' : undefined),
  }
  expect(allowed('2025-05-20', limits)).toBe('2025-05-20')
  for (const refused of ['2025-05-21', '2024-12-31', '2025-05-01', '2025-5', ''])
    expect(allowed(refused, limits)).toBe('')
})
