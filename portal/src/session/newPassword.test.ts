import { expect, it } from 'vitest'
import { checkNewPassword } from './newPassword.ts'

it.each([
  ['Ab1xyzq', 'length'],
  ['Ab1xyzqw', undefined],
  ['ab1!xyzq', undefined],
  ['abcdefgh', 'weak'],
  ['abcdefg1', 'weak'],
  ['ABCDEFG1', 'weak'],
  [`Ab1${'x'.repeat(29)}`, undefined],
  [`Ab1${'x'.repeat(30)}`, 'length'],
  ['密码密码密码Ab', undefined],
  ['Ab13800138000', 'mobile'],
])('error 01000109: %s → %s', (password, complaint) => {
  expect(checkNewPassword(password, '13800138000')).toBe(complaint)
})
