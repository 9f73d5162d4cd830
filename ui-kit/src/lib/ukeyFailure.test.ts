import { expect, test } from 'vitest'
import { ukeyMessages } from './messages/ukey.ts'
import { rawCodeOf, ukeyFailure, ukeyFailureText } from './ukeyFailure.ts'

const t = ukeyMessages['zh-CN']
const told = (thrown: unknown) => ukeyFailureText(t, ukeyFailure(thrown), { suffix: '1234', post: '经办' })

test.each([
  [{ code: 'CKR_DEVICE_ERROR' }, 'CKR_DEVICE_ERROR'],
  [{ code: 0x30 }, '48'],
  [new DOMException('', 'InvalidStateError'), 'InvalidStateError'],
  [new TypeError('x'), 'TypeError'],
  [new Error('vendor says no'), 'vendor says no'],
  [new Error(), 'Error'],
  ['E_61', 'E_61'],
  [null, 'null'],
])('spec §8: another error than the named ones has a sentence of its own with the raw code (%#)', (thrown, raw) => {
  expect(rawCodeOf(thrown)).toBe(raw)
  expect(told(thrown)).toBe(`UKEY 出错，没有签名，可重试。错误代码 ${raw}`)
})

test('spec §8: only a driver that is absent reads as one', () => {
  const absent = told({ code: 'AGENT_ABSENT' })
  for (const code of [
    'BUSY',
    'TIMEOUT',
    'DRIVER_VERSION',
    'NO_DRIVER',
    'LNA_DENIED',
    'UNTRUSTED',
    'SIGN_FAILED',
    'UNKNOWN',
    'CKR_DEVICE_ERROR',
  ])
    expect(told({ code })).not.toBe(absent)
})

test('a wrong PIN says how many tries are left, a wrong certificate which one is there', () => {
  expect(told({ code: 'PIN_INCORRECT', details: { attemptsLeft: 4 } })).toBe('UKEY 密码错误，还可输入 4 次')
  expect(told({ code: 'CANCELLED' })).toBe('已取消，没有签名，可以重试')
  expect(told({ code: 'WRONG_CERT', details: { foundSuffix: '5678' } })).toBe(
    'UKEY/证书选择错误。当前证书尾号 5678，应为 1234',
  )
})
