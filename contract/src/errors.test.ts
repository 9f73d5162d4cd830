import { expect, it } from 'vitest'
import { businessErrors, businessMessage } from './errors.ts'
import { isTerm, type TermName, terms } from './terms.ts'

it('spec §8: the message of a code is filled in and given in the language of the reader', () => {
  expect(businessMessage('05000101', ['1,000.00'])).toBe(
    '可用额度不足，当前可用 1,000.00 元，请减少金额或选择其他额度来源',
  )
  expect(businessMessage('05000101', ['1,000.00'], 'en-US')).toBe(
    'Not enough limit: 1,000.00 yuan available. Lower the amount or choose another limit source',
  )
})

it('every code has words in both languages with the same places to fill in', () => {
  const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort()
  for (const [code, [zh, en]] of Object.entries(businessErrors)) {
    if (code !== '99999999') expect(zh && en, code).toBeTruthy()
    expect(places(en), code).toEqual(places(zh))
  }
})

it('a sentence names a field by its term, and every name in braces is a term', () => {
  // Their names are words for the thing or the person itself, as in 一张发票, 联系主管, 最长期限.
  const everyday: readonly TermName[] = [
    'businessType',
    'directorName',
    'invoices',
    'newPassword',
    'password',
    'product',
    'state',
    'tenorDays',
  ]
  const names = (Object.keys(terms) as TermName[]).filter((name) => !everyday.includes(name))
  for (const [code, [zh, en]] of Object.entries(businessErrors)) {
    const places = [zh, en].flatMap((text) => [...text.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name = '']) => name))
    expect(
      places.filter((name) => !isTerm(name)),
      code,
    ).toEqual([])
    const byHand = zh.replaceAll(/\{\w+\}/g, '')
    expect(
      names.filter((name) => byHand.includes(terms[name].name[0])),
      code,
    ).toEqual([])
  }
})
