import { describe, expect, test } from 'vitest'
import { rangeParameters, type TermName, termHeading, terms, withTerms } from './terms.ts'

const names = Object.keys(terms) as TermName[]

describe('a field has one name', () => {
  test('no two terms share a name, in either language', () => {
    for (const language of [0, 1] as const) {
      const all = names.map((name) => terms[name].name[language].toLowerCase())
      expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
    }
  })

  test('a heading carries the unit', () => {
    expect(termHeading('amount', 'zh-CN')).toBe('金额（元）')
    expect(termHeading('amount', 'en-US')).toBe('Amount (yuan)')
    expect(termHeading('tenorDays', 'zh-CN')).toBe('期限（天）')
    expect(termHeading('promisedDate', 'zh-CN')).toBe('承诺付款日')
  })

  test('the ends of a range are called as one says it', () => {
    expect(rangeParameters('amount')).toEqual(['amountFrom', 'amountTo'])
    expect(rangeParameters('submittedAt')).toEqual(['submittedFrom', 'submittedTo'])
    expect(rangeParameters('promisedDate')).toEqual(['promisedFrom', 'promisedTo'])
  })
})

test('within an English sentence a name has no capital, but an abbreviation stays one', () => {
  expect(withTerms(['', 'This {mobile}, {idCode}'])[1]).toBe('This mobile number, ID card number')
})
