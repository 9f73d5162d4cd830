import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import { mask, maskParts } from './mask.ts'
import { MAX_FEN } from './money.ts'
import {
  parseSpokenAmount,
  spokenAmount,
  spokenCount,
  spokenDate,
  spokenDateRange,
  spokenDigits,
  spokenMask,
  spokenPercent,
  spokenProse,
} from './spoken.ts'

describe('spokenAmount', () => {
  it.each([
    ['1234567.89', '123万4567元8角9分'],
    ['1234.56', '1234元5角6分'],
    ['1234', '1234元'],
    ['0', '0元'],
    ['-0.00', '0元'],
    ['0.05', '0元5分'],
    ['0.50', '0元5角'],
    ['-1234', '负1234元'],
    ['2000000', '200万元'],
    ['10005', '1万零5元'],
    ['10050', '1万50元'],
    ['100050000', '1亿5万元'],
    ['1000000000000', '1万亿元'],
    ['1000500000000', '1万零5亿元'],
    ['99999999999999.98', '99万9999亿9999万9999元9角8分'],
  ])('accessibility §2 rule 1: %s is said %s', (decimal, spoken) => {
    expect(spokenAmount(decimal)).toBe(spoken)
  })

  it('accessibility §2 rule 1: no digit run above 4, no comma, no dot, and decoding gives the same fen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -MAX_FEN, max: MAX_FEN }), (fen) => {
        const spoken = spokenAmount(fen)
        expect(spoken).toMatch(/^负?((\d{1,4}万)?(零?\d{1,4})?亿)?(零?\d{1,4}万)?(零?\d{1,4})?元(\d角)?(\d分)?$/)
        expect(parseSpokenAmount(spoken)).toBe(fen)
      }),
      { numRuns: 2000 },
    )
  })

  it('a sum above the limit of one amount can be said too, until 1e16 yuan', () => {
    expect(spokenAmount(10n ** 18n - 1n)).toBe('9999万9999亿9999万9999元9角9分')
    expect(() => spokenAmount(10n ** 18n)).toThrow(RangeError)
  })
})

it.each([
  [0, '0'],
  [9999, '9999'],
  [100_000, '10万'],
  [123_456, '12万3456'],
])('accessibility §2 rule 1: %d rows are said as %s, never in one run of digits', (count, spoken) => {
  expect(spokenCount(count)).toBe(spoken)
})

it('accessibility §2 rule 1: the sign of a count is said, its decimals stay', () => {
  expect(['-50000', '1234567.5'].map(spokenCount)).toEqual(['负5万', '123万4567.5'])
  expect(() => spokenCount('1e3')).toThrow(RangeError)
})

describe('parseSpokenAmount', () => {
  it.each(['', '元', '亿元', '1234', '1,234元', '12345元', '1元0角', '1万5元', '负0元', '0001元', '1234元5角6'])(
    'refuses %j',
    (text) => {
      expect(() => parseSpokenAmount(text)).toThrow(SyntaxError)
    },
  )
})

describe('spokenPercent', () => {
  it.each([
    ['3.98', '百分之三点九八'],
    ['3.98%', '百分之三点九八'],
    ['0', '百分之零'],
    ['0.05', '百分之零点零五'],
    ['4.00', '百分之四'],
    ['10', '百分之十'],
    ['12.5', '百分之十二点五'],
    ['100', '百分之一百'],
    ['110.10', '百分之一百一十点一'],
    ['-2.5', '负百分之二点五'],
    ['-0.0', '百分之零'],
  ])('accessibility §2 rule 5: %s is said %s', (percent, spoken) => {
    expect(spokenPercent(percent)).toBe(spoken)
  })

  it('refuses what is no decimal', () => {
    expect(() => spokenPercent('abc')).toThrow(RangeError)
  })
})

describe('spokenDigits', () => {
  it.each([
    ['1234', undefined, '1 2 3 4'],
    ['6222 0212', undefined, '6 2 2 2，0 2 1 2'],
    ['62220212', [4], '6 2 2 2，0 2 1 2'],
    ['6222-0212 00', [4], '6 2 2 2，0 2 1 2，0 0'],
    ['１３８００１３８０００', [3, 4], '1 3 8，0 0 1 3，8 0 0 0'],
    ['11010119900307867x', [6, 8, 4], '1 1 0 1 0 1，1 9 9 0 0 3 0 7，8 6 7 字母 X'],
    ['62220212', [], '6 2 2 2 0 2 1 2'],
    ['', undefined, ''],
  ] as const)('accessibility §2 rule 4: %j in groups %j', (text, groups, spoken) => {
    expect(spokenDigits(text, groups)).toBe(spoken)
  })

  it('says that a part is hidden instead of dropping or spelling the asterisks', () => {
    expect(spokenDigits('138****8000')).toBe('1 3 8，已隐藏，8 0 0 0')
    expect(spokenDigits('6222＊＊＊＊1234', [4])).toBe('6 2 2 2，已隐藏，1 2 3 4')
  })

  it('says every digit, in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), fc.array(fc.integer({ min: 0, max: 9 })), (text, groups) => {
        const spoken = spokenDigits(text, groups)
        expect(spoken.replace(/[ ，]/g, '')).toBe(text)
        expect(spoken).not.toMatch(/\d\d/)
      }),
    )
  })
})

describe('spokenMask', () => {
  it.each([
    [{ label: '账号' }, '账号，6 2 2 2 开头，尾号 1 2 3 4'],
    [{}, '6 2 2 2 开头，尾号 1 2 3 4'],
    [{ head: 0 }, '尾号 1 2 3 4'],
    [{ head: 0, label: '证书' }, '证书，尾号 1 2 3 4'],
    [{ tail: 0 }, '6 2 2 2 开头，其余已隐藏'],
    [{ head: 8, tail: 8 }, '已隐藏'],
  ])('accessibility §2 rule 3: with %j', (options, spoken) => {
    expect(spokenMask('6222021234561234', options)).toBe(spoken)
  })

  it('accessibility §2 rule 3: an ID card has first and last digits, X is a letter', () => {
    const id = { label: '身份证号', form: 'id' } as const
    expect(spokenMask('110101199003078670', id)).toBe('身份证号，前四位 1 1 0 1，后四位 8 6 7 0，其余已隐藏')
    expect(spokenMask('11010119900307867X', { ...id, head: 0, tail: 2 })).toBe('身份证号，后两位 7 字母 X，其余已隐藏')
  })

  it('a text that the server has masked is said without its asterisks', () => {
    expect(spokenMask('138****8000', { label: '手机' })).toBe('手机，1 3 8 开头，尾号 8 0 0 0')
    expect(spokenMask('6222********')).toBe('6 2 2 2 开头，其余已隐藏')
  })

  it('accessibility §2 rule 3: matches the rule, without a run of asterisks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,25}$/), (number) => {
        const spoken = spokenMask(number, { label: '账号' })
        expect(spoken).toMatch(/^\S+，(\d )*\d? ?开头，尾号( \d)+$/)
        expect(spoken).not.toMatch(/[*＊•●]{2,}/)
      }),
    )
  })

  it('never says more than mask shows', () => {
    const size = fc.integer({ min: -1, max: 8 })
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\dX]{0,20}$/),
        size,
        size,
        fc.constantFrom('account', 'id'),
        (text, head, tail, form) => {
          const said = spokenMask(text, { head, tail, form }).replace(/[^\dX]/g, '')
          const shown = maskParts(text, { head, tail })
          expect(said).toBe(shown.head + shown.tail)
          expect(said).toBe(mask(text, { head, tail }).replaceAll('*', ''))
        },
      ),
    )
  })
})

describe('spokenDate', () => {
  it('accessibility §2 rule 6: a day and a range', () => {
    expect(spokenDate('2025-01-15')).toBe('2025年1月15日')
    expect(spokenDateRange('2025-01-15', '2025-03-01')).toBe('2025年1月15日 至 2025年3月1日')
    expect(() => spokenDate('2025-1-15')).toThrow(RangeError)
  })

  it('never has a leading zero, which voices read out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
        expect(spokenDate(addDays('1970-01-01', n))).toMatch(/^\d{4}年[1-9]\d?月[1-9]\d?日$/)
      }),
    )
  })
})

describe('spokenProse', () => {
  it('A11Y G9: amounts, days and numbers of tickets within a sentence', () => {
    expect(spokenProse('金票 JP20260922000002 已到承诺付款日，金额 249,120.10 元，应付日 2026-11-23。')).toBe(
      '金票 JP 2 0 2 6，0 9 2 2，0 0 0 0 0 2 已到承诺付款日，金额 24万9120元1角，应付日 2026年11月23日。',
    )
  })

  it('A11Y G9: shares within a sentence', () => {
    expect(spokenProse('占持有金额的 54%，集中度较高')).toBe('占持有金额的 百分之五十四，集中度较高')
  })

  it('accessibility §2: a signed figure is not said without its sign, which voices drop', () => {
    expect(spokenProse('调整 -1,234.56 元，变化 −2.5%，增长 1200%')).toBe(
      '调整 负1234元5角6分，变化 负百分之二点五，增长 百分之一千二百',
    )
    expect(spokenProse('1-2 元')).toBe('1-2元')
  })

  it('accessibility §2: between two figures with their units the hyphen is 至, not the sign of the second', () => {
    expect(spokenProse('年化 3%-5%，单笔 1,000.00元－2,000.00元')).toBe(
      '年化 百分之三 至 百分之五，单笔 1000元 至 2000元',
    )
  })

  it('leaves what is none of them', () => {
    for (const text of ['共 2 笔，3 元人民币以内', '编号 2026-13-45', '登录 IP 10.0.0.1']) {
      expect(spokenProse(text).replace('3元', '3 元')).toBe(text)
    }
  })
})
