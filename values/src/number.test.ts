import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, formatPercent, toFixed } from './number.ts'

const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 12n }))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}.${fraction}`)

describe('formatNumber', () => {
  it.each([
    ['1234567.891', undefined, '1,234,567.89'],
    ['0', undefined, '0.00'],
    ['-1234.5', undefined, '-1,234.50'],
    ['999.995', undefined, '1,000.00'],
    ['1234.5', 0, '1,235'],
    ['-999.5', 0, '-1,000'],
    ['1.005', 2, '1.01'],
    ['1.00000000000000000005', 19, '1.0000000000000000001'],
    ['123456789012345678901234567890.12', 2, '123,456,789,012,345,678,901,234,567,890.12'],
    ['70368744177664.01', 2, '70,368,744,177,664.01'],
    [1234567n, 2, '1,234,567.00'],
  ] as const)('spec §3: thousands separators, 2 decimals by default: %s, %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })

  it('spec §3: negative decimals count as 0', () => {
    expect([formatNumber('1234.5', -1), formatNumber('1234.4', -3)]).toEqual(['1,235', '1,234'])
  })

  it('never shows a negative zero', () => {
    expect(['-0', '-0.004', '-0.0'].map((value) => formatNumber(value))).toEqual(['0.00', '0.00', '0.00'])
    expect(formatNumber('-0.005')).toBe('-0.01')
  })

  it.each(['', 'abc', '1e5', '1,000', 'NaN', 'Infinity', '.5', '1.2.3'])('refuses %j', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError)
  })

  it('only adds separators to toFixed', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -2, max: 14 }), (value, decimals) => {
        const text = formatNumber(value, decimals)
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/)
        expect(text.replaceAll(',', '')).toBe(toFixed(value, decimals))
      }),
    )
  })
})

describe('toFixed', () => {
  it('spec §3: fixed decimals, filled and rounded half up', () => {
    expect([toFixed('1'), toFixed('1234.565'), toFixed('1.45', 1), toFixed('0.5', 0), toFixed(7n, 0)]).toEqual([
      '1.00',
      '1234.57',
      '1.5',
      '1',
      '7',
    ])
  })

  it('differs from the value by at most half a unit', () => {
    const scaled = (text: string) => {
      const [whole = '', fraction = ''] = text.replace('-', '').split('.')
      return BigInt(whole + fraction.padEnd(15, '0')) * (text.startsWith('-') ? -1n : 1n)
    }
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 14 }), (value, decimals) => {
        const difference = scaled(toFixed(value, decimals)) - scaled(value)
        const half = 10n ** BigInt(15 - decimals) / 2n
        expect(difference <= half && difference >= -half).toBe(true)
      }),
    )
  })
})

describe('formatPercent', () => {
  it.each([
    ['0.0398', undefined, '3.98%'],
    ['1', undefined, '100.00%'],
    ['0', undefined, '0.00%'],
    ['-0.05', 0, '-5%'],
    ['0.00005', undefined, '0.01%'],
    ['0.123456', 3, '12.346%'],
    ['0.5', -1, '50%'],
    [2n, 0, '200%'],
  ] as const)('spec §3: percentage of the ratio %s', (value, decimals, text) => {
    expect(formatPercent(value, decimals)).toBe(text)
  })
})
