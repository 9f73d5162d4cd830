import { expect, test } from 'vitest'
import { idCardMessages } from '../lib/messages/idCard.ts'
import { messagesFor } from '../lib/messages.ts'
import { idCardProblem } from './idCardProblem.ts'

const words = messagesFor(idCardMessages, 'zh-CN')
const problem = (text: string) => idCardProblem(text, '2026-11-21', words)

test.each([
  ['', undefined],
  ['11010519491231002X', undefined],
  ['11010519491231002x', undefined],
  ['１１０１０５１９４９１２３１００２Ｘ', undefined],
  ['110105491331002', '出生日期不正确，请检查第 7 到 12 位'],
  ['110105 491331 002', '出生日期不正确，请检查第 7 到 12 位'],
  ['11010519491231002A', '身份证号码只能是数字，最后一位可为字母 X，请检查'],
  ['11010519491231002', '身份证号码应为 15 或 18 位，现在是 17 位'],
  ['110105194902310021', '出生日期不正确，请检查第 7 到 14 位'],
  ['110105194912310021', '最后一位校验码不正确，请逐位核对'],
] as const)('spec §5: %s', (text, expected) => {
  expect(problem(text)).toBe(expected)
})
