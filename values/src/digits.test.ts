import { expect, test } from 'vitest'
import { plainDigits, plainMobile } from './digits.ts'

test.each([
  ['12 34-56', '123456'],
  ['１２３４５６', '123456'],
  ['123\u00a0456', '123456'],
  ['12a456', '12a456'],
  ['12³456', '12³456'],
])('accessibility §5.17: %j is taken as %j, nothing but spaces and dashes is dropped', (typed, expected) =>
  expect(plainDigits(typed)).toBe(expected),
)

test.each([
  ['+86 138-0013-8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['＋８６１３８００１３８０００', '13800138000'],
  ['13800138000', '13800138000'],
  ['86138001380', '86138001380'],
  ['+85291234567', '+85291234567'],
])('a mobile pasted as %j is %j', (typed, expected) => expect(plainMobile(typed)).toBe(expected))
