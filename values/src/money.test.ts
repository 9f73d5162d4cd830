import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalToFen,
  type Fen,
  fenToDecimal,
  formatMoney,
  MAX_FEN,
  moneyInRange,
  parseMoney,
  sumMoney,
} from './money.ts'

const anyFen = fc.bigInt({ min: 0n, max: MAX_FEN })
const reason = (text: string) => {
  const parsed = parseMoney(text)
  return parsed.ok ? parsed.decimal : parsed.reason
}

describe('parseMoney', () => {
  it.each([
    ['1234.56', '1234.56', []],
    ['1,234.56', '1234.56', ['comma']],
    ['1，234，567', '1234567.00', ['comma']],
    [' 1 234\u00a0567.8\u3000', '1234567.80', ['space']],
    ['1234\n', '1234.00', ['space']],
    ['\u200e1234.56\u200b', '1234.56', ['space']],
    ['-5', '5.00', ['minus']],
    ['−1，000 ', '1000.00', ['comma', 'space', 'minus']],
    ['¥1,234.56元', '1234.56', ['comma', 'symbol']],
    ['￥ -12', '12.00', ['space', 'minus', 'symbol']],
    ['12-', '12.00', ['minus']],
    ['１２３４．５６', '1234.56', []],
    ['１２。５', '12.50', []],
    ['0', '0.00', []],
    ['007', '7.00', []],
    ['.5', '0.50', []],
    ['5.', '5.00', []],
  ])('spec §5: strips commas, full-width commas, spaces, minus signs: %j', (text, decimal, stripped) => {
    expect(parseMoney(text)).toEqual({ ok: true, decimal, fen: decimalToFen(decimal), stripped })
  })

  it.each([...'-‐‑‒–—―−－﹣﹘'])('spec §5: strips the minus sign %j', (minus) => {
    expect(parseMoney(`${minus}12.3`)).toMatchObject({ ok: true, decimal: '12.30', stripped: ['minus'] })
  })

  it.each([
    '12a',
    '1e5',
    '1.2.3',
    'abc',
    '1234万',
    '一百',
    '①②',
    '½',
    '1²',
    '1元2',
    '.',
    '-',
    '¥',
    ',',
    '0x1f',
    '1/2',
    '(12)',
  ])('spec §5: %j is non-numeric and never guessed', (text) => expect(reason(text)).toBe('notNumeric'))

  it.each(['100\n200', '100\t200'])('two pasted cells %j are not joined to one amount', (text) => {
    expect(reason(text)).toBe('notNumeric')
  })

  it.each(['100-200', '100 – 200', '¥100-¥200', '1-'.repeat(20_000)])(
    'a range %j is not joined to one amount',
    (text) => {
      expect(reason(text)).toBe('notNumeric')
    },
  )

  it('nothing typed is empty, not zero', () => {
    expect([reason(''), reason('  \u3000')]).toEqual(['empty', 'empty'])
  })

  it('spec §5: what cannot be seen in a paste is no typed text and no minus sign', () => {
    expect([reason('\u200b'), reason('\u202a \u202c')]).toEqual(['empty', 'empty'])
    expect(parseMoney('123.40\t\u200b')).toMatchObject({ decimal: '123.40', stripped: ['space'] })
    expect(parseMoney('1\u00ad234')).toMatchObject({ decimal: '1234.00', stripped: ['space'] })
  })

  it('spec §9: two decimals', () => {
    expect([reason('1.99'), reason('1.999'), reason('1.000')]).toEqual(['1.99', 'tooManyDecimals', 'tooManyDecimals'])
  })

  it('spec §5: max 99999999999999.98, exactly', () => {
    expect(reason('99,999,999,999,999.98')).toBe('99999999999999.98')
    expect(reason('99999999999999.99')).toBe('outOfRange')
    expect(reason('100000000000000')).toBe('outOfRange')
    expect(reason(`000${'9'.repeat(500)}`)).toBe('outOfRange')
  })

  it('reads back every amount that formatMoney writes', () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        expect(parseMoney(formatMoney(fen))).toMatchObject({ ok: true, fen })
      }),
    )
  })

  it('never throws and never returns an amount out of range, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129.,，-−¥元 eE１．。a\t') }), (text) => {
        const parsed = parseMoney(text)
        if (parsed.ok) expect(moneyInRange(parsed.fen) && fenToDecimal(parsed.fen) === parsed.decimal).toBe(true)
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each([
    [123456n, '1,234.56'],
    [-123456n, '-1,234.56'],
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [99999n, '999.99'],
    [MAX_FEN, '99,999,999,999,999.98'],
    ['1234.5', '1,234.50'],
    ['-0.00', '0.00'],
  ] as [Fen | string, string][])('spec §3: thousands separators and 2 decimals: %s', (value, text) => {
    expect(formatMoney(value)).toBe(text)
  })
})

describe('decimalToFen, fenToDecimal', () => {
  it('are inverse for every amount, also negative ones', () => {
    fc.assert(
      fc.property(fc.bigInt(), (fen) => {
        expect(decimalToFen(fenToDecimal(fen))).toBe(fen)
      }),
    )
  })

  it.each(['', '1,000', '1.234', '.5', '1.', '1e3', ' 1', '+1', '１', 'NaN', '--1'])('refuses %j', (text) => {
    expect(() => decimalToFen(text)).toThrow(RangeError)
  })
})

describe('moneyInRange', () => {
  it('spec §5: min 0, max 99999999999999.98', () => {
    expect([0n, MAX_FEN, '0', '99999999999999.98'].map((value) => moneyInRange(value))).not.toContain(false)
    expect([-1n, MAX_FEN + 1n, '-0.01', '99999999999999.99'].map((value) => moneyInRange(value))).not.toContain(true)
  })

  it('D5: .99 and .98 of the largest amount differ, though they are one double', () => {
    expect(Number('99999999999999.99')).toBe(Number('99999999999999.98'))
    expect(moneyInRange('99999999999999.99')).toBe(false)
  })

  it('takes narrower limits, both included', () => {
    expect([1n, 2n, 3n, 4n].map((value) => moneyInRange(value, { min: 2n, max: 3n }))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(moneyInRange(0n, { min: 1n })).toBe(false)
  })

  it('text that is no amount is in no range', () => {
    expect(['', 'abc', '1e3', '1,000', '1.001'].map((value) => moneyInRange(value))).not.toContain(true)
  })
})

describe('sumMoney', () => {
  it('adds to the fen, beyond what a number holds', () => {
    expect(sumMoney([])).toBe(0n)
    expect(sumMoney(['0.10', '2', '-0.05'])).toBe(205n)
    expect(sumMoney(['99999999999999.99', '99999999999999.99'])).toBe(19_999_999_999_999_998n)
  })

  it('what is no amount is a mistake of the program', () => {
    expect(() => sumMoney(['1.00', ''])).toThrow(RangeError)
  })
})
