import { expect, it } from 'vitest'
import { businessErrors, businessMessage } from './errors.ts'

it('spec §8: the message of a code is filled in and given in the language of the reader', () => {
  expect(businessMessage('05000101', ['1,000.00'])).toBe(
    '可用额度不足，当前可用 1,000.00 元，请减少金额或选择其他额度来源',
  )
  expect(businessMessage('05000101', ['1,000.00'], 'en-US')).toBe(
    'Not enough limit: 1,000.00 yuan available. Lower the amount or choose another limit',
  )
})

it('every code has words in both languages with the same places to fill in', () => {
  const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort()
  for (const [code, [zh, en]] of Object.entries(businessErrors)) {
    if (code !== '99999999') expect(zh && en, code).toBeTruthy()
    expect(places(en), code).toEqual(places(zh))
  }
})
