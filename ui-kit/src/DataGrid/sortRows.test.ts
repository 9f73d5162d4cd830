import { decimalToFen, fenToDecimal, MAX_FEN } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortedOrder, sortKeys } from './sortRows.ts'

const collator = new Intl.Collator('zh-CN', { numeric: true })
const sorted = (values: string[], kind: 'text' | 'amount', direction: 'ascending' | 'descending' = 'ascending') =>
  Array.from(sortedOrder(sortKeys(values, kind, collator), direction), (i) => values[i])

describe('amounts', () => {
  const amount = fc.oneof(
    fc.bigInt({ min: -MAX_FEN, max: MAX_FEN }),
    fc.bigInt({ min: -300n, max: 300n }),
    fc.bigInt({ min: MAX_FEN - 20n, max: MAX_FEN }),
  )
  test('exact up to the largest amount (spec §5), negative ones too', () => {
    fc.assert(
      fc.property(fc.array(amount), (fen) => {
        const expected = fen.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(sorted(fen.map(fenToDecimal), 'amount').map((each) => decimalToFen(each ?? ''))).toEqual(expected)
      }),
    )
  })

  test('a fen counts where doubles cannot tell', () => {
    expect(sorted(['70368744177664.02', '70368744177664.01'], 'amount')).toEqual([
      '70368744177664.01',
      '70368744177664.02',
    ])
  })

  test('what is no amount comes first, and minus nothing is nothing', () => {
    expect(sorted(['1.00', '—', '-1.00', ''], 'amount')).toEqual(['—', '', '-1.00', '1.00'])
    expect(sorted(['99999999999999.98', '1e20', '—'], 'amount')).toEqual(['1e20', '—', '99999999999999.98'])
    expect(sorted(['2.00', '1e3', '1.234', '0x10'], 'amount')).toEqual(['1e3', '1.234', '0x10', '2.00'])
    expect(sorted(['0.00', '-0.00', '0.00'], 'amount')).toEqual(['0.00', '-0.00', '0.00'])
  })
})

describe('texts', () => {
  test('Chinese by its sound, as in every list of names', () => {
    expect(sorted(['长江', '安禾', '江城'], 'text')).toEqual(['安禾', '长江', '江城'].toSorted(collator.compare))
  })

  test('as the collator orders them, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('甲', '乙', '丙', '1', '2', 'é') })), (values) => {
        if (values.every((value) => /^[\0-\x7f]*$/.test(value))) return
        expect(sorted(values, 'text')).toEqual(values.toSorted(collator.compare))
      }),
    )
  })
})

test('equal values stay in the order they had, ascending and descending', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 })), fc.constantFrom('ascending', 'descending'), (keys, way) => {
      const sign = way === 'ascending' ? 1 : -1
      const expected = keys.map((_, i) => i).sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)))
      expect([...sortedOrder(Float64Array.from(keys), way)]).toEqual(expected)
    }),
  )
})

test('the radix sort orders all doubles as numbers compare', () => {
  const key = fc.double({ noNaN: true }).map((value) => value + 0)
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const order = sortedOrder(Float64Array.from(keys), 'ascending')
      expect(Array.from(order, (i) => keys[i])).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    }),
  )
})
