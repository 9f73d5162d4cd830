import { expect, test } from 'vitest'
import { textBoxMessages } from '../lib/messages/textBoxes.ts'
import { messagesFor } from '../lib/messages.ts'
import { numberProblem } from './numberProblem.ts'

const t = messagesFor(textBoxMessages, 'zh-CN')

test.each([
  ['', {}, undefined],
  ['30', { min: '1', max: '365' }, undefined],
  ['三十', {}, '只能输入数字，例如 30'],
  ['30.5', {}, '只能输入整数，不能有小数'],
  ['3.985', { decimals: 2 }, '最多 2 位小数'],
  ['0', { min: '1' }, '不能小于 1'],
  ['366', { max: '365' }, '不能大于 365'],
  ['99999999999999.99', { max: '99999999999999.98', decimals: 2 }, '不能大于 99999999999999.98'],
])('each problem has its own sentence: %j within %j is %s', (text, limits, expected) =>
  expect(numberProblem(text, limits, t)).toBe(expected),
)
