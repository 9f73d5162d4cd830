import { expect, it } from 'vitest'
import { isReason, withQuickReason } from './reason.ts'

it('product §2.3: a reason has 2 to 200 characters, spaces do not count', () => {
  expect([isReason(' 否 '), isReason('金额'), isReason('长'.repeat(200)), isReason('长'.repeat(201))]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('P6: quick reasons are added to the typed one, each once', () => {
  const once = withQuickReason('第 3 页缺公章', '合同不完整')
  expect(once).toBe('第 3 页缺公章；合同不完整')
  expect(withQuickReason(once, '合同不完整')).toBe(once)
  expect(withQuickReason('', '合同不完整')).toBe('合同不完整')
})

it('a quick reason behind a named field says what is wrong with it', () => {
  expect(withQuickReason('承诺付款日：', '承诺付款日需调整')).toBe('承诺付款日：承诺付款日需调整')
})
