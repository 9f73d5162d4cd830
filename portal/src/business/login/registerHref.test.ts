import { expect, it } from 'vitest'
import { registerHref } from './registerHref.ts'

it.each([
  ['https://register.example.cn/corp', 'https://register.example.cn/corp'],
  ['/cv3/register/reset-password', '/register/reset-password'],
  ['/cv3/register', '/register'],
  ['/cv3/no-such-page', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('spec §3: registerUrl %s is offered as %s', (registerUrl, expected) => {
  expect(registerHref(registerUrl)).toBe(expected)
})
