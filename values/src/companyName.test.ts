import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName, namedBy } from './companyName.ts'

const name = '江城（华东）精铸有限公司'

test.each([
  '江城(华东)精铸有限公司',
  ' 江城（华东） 精铸有限公司　',
  '江城（华东）\u200b精铸\ufeff有限公司',
  '江城(华东）精铸\u00a0有限公司',
  '江城（华东）精铸有限公司\t',
])('the same company: %j', (typed) => {
  expect(foldName(typed)).toBe(foldName(name))
})

test.each(['江城华东精铸有限公司', '江城（华北）精铸有限公司', '江城（华东）精铸有限责任公司'])(
  'another one: %s',
  (typed) => {
    expect(foldName(typed)).not.toBe(foldName(name))
  },
)

test('codes: case and width do not matter', () => {
  expect(foldName('９１４２０１００ma4kx1234r')).toBe(foldName('91420100MA4KX1234R'))
})

test('a fold is its own fold', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldName(foldName(text)) === foldName(text)))
})

test('an exact name is taken before a folded one; between two of one fold nobody chooses', () => {
  const rows = ['甲（乙）', '甲(乙)', '丙 丁']
  const of = (typed: string) => namedBy(rows, typed, (row) => row)
  expect(['甲（乙）', '甲(乙)', '甲（乙)', '丙丁', '', '\u200b'].map(of)).toEqual([
    '甲（乙）',
    '甲(乙)',
    undefined,
    '丙 丁',
    undefined,
    undefined,
  ])
})
