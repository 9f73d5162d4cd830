import fc from 'fast-check'
import nzh from 'nzh/cn'
import { describe, expect, it } from 'vitest'
import { amountInWords, parseAmountInWords } from './amountInWords.ts'
import { fenToDecimal } from './money.ts'

// Amounts full of zeros, where the rules are, as well as uniform ones.
const anyFen = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }),
  fc.string({ unit: fc.constantFrom('0', '0', '0', '1', '5'), minLength: 1, maxLength: 17 }).map(BigInt),
)

describe('amountInWords', () => {
  // The six examples of the PBoC rules; where two spellings are printed, the second is in the last column.
  const printed = [
    ['1409.50', '壹仟肆佰零玖元伍角整', '壹仟肆佰零玖元伍角'],
    ['6007.14', '陆仟零柒元壹角肆分', undefined],
    ['1680.32', '壹仟陆佰捌拾元零叁角贰分', '壹仟陆佰捌拾元叁角贰分'],
    ['107000.53', '壹拾万柒仟元零伍角叁分', '壹拾万零柒仟元伍角叁分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分', undefined],
    ['325.04', '叁佰贰拾伍元零肆分', undefined],
  ] as const

  it.each(printed)('PBoC rules: %s', (decimal, words, other) => {
    expect(amountInWords(decimal)).toBe(words)
    expect(fenToDecimal(parseAmountInWords(other ?? words))).toBe(decimal)
  })

  it.each([
    ['0', '零元整'],
    ['-0.00', '零元整'],
    ['0.01', '壹分'],
    ['0.10', '壹角整'],
    ['0.56', '伍角陆分'],
    ['1.00', '壹元整'],
    ['1.10', '壹元壹角整'],
    ['10', '壹拾元整'],
    ['10.05', '壹拾元零伍分'],
    ['309825', '叁拾万玖仟捌佰贰拾伍元整'],
    ['10100000', '壹仟零壹拾万元整'],
    ['100000010', '壹亿零壹拾元整'],
    ['100001000', '壹亿零壹仟元整'],
    ['100050000', '壹亿零伍万元整'],
    ['1000000000000', '壹万亿元整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['99999999999999.98', '玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角捌分'],
    ['-1234.56', '负壹仟贰佰叁拾肆元伍角陆分'],
  ])('%s is %s', (decimal, words) => {
    expect(amountInWords(decimal)).toBe(words)
    expect(parseAmountInWords(words)).toBe(BigInt(decimal.includes('.') ? decimal.replace('.', '') : `${decimal}00`))
  })

  it('整 stands after 元 and 角, never after 分', () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        expect(amountInWords(fen).endsWith('整')).toBe(fen % 10n === 0n)
      }),
    )
  })

  it('spec §5: supports values below 1e15', () => {
    expect(amountInWords('999999999999999.99')).toMatch(/^玖佰玖拾玖万玖仟/)
    expect(() => amountInWords('1000000000000000')).toThrow(RangeError)
    expect(() => amountInWords(-(10n ** 17n))).toThrow(RangeError)
  })

  it.each(['abc', '1,000.00', '1.999', ''])('refuses %j', (text) => {
    expect(() => amountInWords(text)).toThrow(RangeError)
  })

  it('never writes two 零 in a row nor a 零 before a unit', () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        expect(amountInWords(fen)).not.toMatch(/零零|零[拾佰仟万亿角分]|.零元/)
      }),
    )
  })

  it('agrees with an independent implementation, which leaves the free 零 after 元 out', () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        const zeroIsFree = (fen / 100n) % 10n === 0n && (fen / 10n) % 10n !== 0n
        const words = zeroIsFree ? amountInWords(fen).replace('元零', '元') : amountInWords(fen)
        expect(words).toBe(nzh.toMoney(fenToDecimal(fen), { outSymbol: false, forceZheng: true }))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('parseAmountInWords', () => {
  it('reads back every amount', () => {
    fc.assert(
      fc.property(anyFen, fc.boolean(), (fen, negative) => {
        const signed = negative ? -fen : fen
        expect(parseAmountInWords(amountInWords(signed))).toBe(signed)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['叁拾万零玖仟捌佰贰拾伍元整', 30982500n],
    ['人民币壹仟元正', 100000n],
    ['貳拾億零陸萬圓整', 200006000000n],
    ['壹亿壹仟元整', 10000100000n],
    ['伍角', 50n],
  ])('takes the other legal spelling %s', (words, fen) => {
    expect(parseAmountInWords(words)).toBe(fen)
  })

  it.each([
    '',
    '元整',
    '壹元',
    '壹佰零元整',
    '壹元伍分',
    '拾元整',
    '壹佰伍元整',
    '壹元伍角陆分整',
    '壹佰壹佰元整',
    '一元整',
    '壹元整壹',
    '负零元整',
    '壹亿壹万元整',
    '壹亿壹佰元整',
    '壹亿壹拾万元整',
    '整',
    '壹角壹元',
    `${'壹'.repeat(5000)}元整`,
  ])('refuses %j', (words) => expect(() => parseAmountInWords(words)).toThrow(SyntaxError))

  it('spec §5: refuses 1e15 and more', () => {
    expect(() => parseAmountInWords('壹仟万亿元整')).toThrow(RangeError)
  })
})
