import type { Holiday } from '@jinpiao/values/workingDays'
import { expect, test } from 'vitest'
import { dateMessages } from '../lib/messages/date.ts'
import { aboutDay, cellName, checkDay, dayProblem } from './checkDay.ts'

const t = dateMessages['zh-CN']
const national: Holiday = { day: '2025-10-01', kind: 'HOLIDAY', name: '国庆节' }
const worked: Holiday = { day: '2025-10-11', kind: 'WORKDAY', name: '国庆节调休' }
const limits = {
  min: '2025-01-10',
  max: '2025-12-31',
  unavailable: (day: string) => (day === '2025-06-01' ? '清算停机' : undefined),
}
const problem = (text: string) => dayProblem(checkDay(text, limits), t)

test.each(['2025-1-15', '20250115', '2025年1月15日', '２０２５/1/15'])('accessibility §5.11: takes %j', (text) =>
  expect(checkDay(text, limits)).toEqual({ ok: true, day: '2025-01-15' }),
)

test('accessibility §5.11: each problem has its own sentence', () => {
  expect(problem('1月15日')).toBe('日期格式错误。请输入日期，例如 2025-1-15')
  expect(problem('2025-2-30')).toBe(t.format)
  expect(problem('2025-1-9')).toBe('日期不能早于 2025-01-10')
  expect(problem('2026-1-1')).toBe('日期不能晚于 2025-12-31')
  expect(problem('2025-6-1')).toBe('不可选：清算停机')
  expect(problem(' ')).toBeUndefined()
  expect(problem('2025-1-10')).toBeUndefined()
})

test('accessibility §5.11: a cell says the weekday, today, chosen, the holiday and whether one can choose it', () => {
  const plain = { isToday: false, isSelected: false, holiday: undefined, why: undefined }
  expect(cellName('2025-01-15', plain, t)).toBe('2025年1月15日 星期三')
  expect(cellName('2025-01-15', { ...plain, isToday: true, isSelected: true }, t)).toBe(
    '2025年1月15日 星期三，今天，已选择',
  )
  expect(cellName('2025-10-01', { ...plain, holiday: national }, t)).toBe('2025年10月1日 星期三，国庆节 休')
  expect(cellName('2025-10-11', { ...plain, holiday: worked }, t)).toBe('2025年10月11日 星期六，国庆节调休 上班')
  expect(cellName('2025-10-01', { ...plain, holiday: national, why: '节假日' }, t)).toBe(
    '2025年10月1日 星期三，节假日，不可选：国庆节',
  )
  expect(cellName('2025-06-01', { ...plain, why: '清算停机' }, t)).toBe('2025年6月1日 星期日，不可选：清算停机')
})

test('a cell in English has the figure that is seen as a word of its own (2.5.3)', () => {
  const plain = { isToday: false, isSelected: false, holiday: undefined, why: undefined }
  expect(cellName('2025-01-05', plain, dateMessages['en-US'])).toBe('5 January 2025, Sunday')
})

test('beside the box: weekday and holiday', () => {
  expect(aboutDay('2025-10-01', [national], t)).toBe('星期三，国庆节 休')
  expect(aboutDay('2025-1', [national], t)).toBe('')
})
