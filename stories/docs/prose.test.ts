import { expect, test } from 'vitest'
import { codeAndWords, pieces } from './prose.ts'

test('only the figures of a sentence are said otherwise', () => {
  expect(pieces('上限 1,234,567.89元，占 54%。')).toEqual([
    { text: '上限 ', spoken: '上限 ' },
    { text: '1,234,567.89元', spoken: '123万4567元8角9分' },
    { text: '，占 ', spoken: '，占 ' },
    { text: '54%', spoken: '百分之五十四' },
    { text: '。', spoken: '。' },
  ])
})

test('days and numbers of tickets', () => {
  expect(pieces('JP20261120000008，2026-11-20')).toEqual([
    { text: 'JP20261120000008', spoken: 'JP 2 0 2 6，1 1 2 0，0 0 0 0 0 8' },
    { text: '，', spoken: '，' },
    { text: '2026-11-20', spoken: '2026年11月20日' },
  ])
})

test('an amount that is typed, and the points of a password', () => {
  expect(pieces('输入 1234567.89，•••••• 已选中')).toEqual([
    { text: '输入 ', spoken: '输入 ' },
    { text: '1234567.89', spoken: '123万4567元8角9分' },
    { text: '，', spoken: '，' },
    { text: '••••••', spoken: '6 个圆点' },
    { text: ' 已选中', spoken: ' 已选中' },
  ])
  expect(pieces('1,234,567.89')).toEqual([{ text: '1,234,567.89', spoken: '123万4567元8角9分' }])
  for (const { text, spoken } of pieces('12.50 px，1.234 倍，版本 43.1')) expect(spoken).toBe(text)
})

test('amounts that are written as they are said stay', () => {
  for (const { text, spoken } of pieces('123万4567元8角9分')) expect(spoken).toBe(text)
})

test('code stands between backticks', () => {
  expect(codeAndWords('给 `isOpen`，不给 `ref`')).toEqual([
    { text: '给 ', isCode: false },
    { text: 'isOpen', isCode: true },
    { text: '，不给 ', isCode: false },
    { text: 'ref', isCode: true },
  ])
})
