import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mask, maskParts } from './mask.ts'

describe('mask', () => {
  it('spec §3: keeps first 4 and last 4 characters with 4 asterisks between', () => {
    expect(mask('6222021234561234')).toBe('6222****1234')
  })

  it('spec §3: ends and count are configurable', () => {
    expect(mask('13800138000', { head: 3, tail: 4, stars: 3 })).toBe('138***8000')
    expect(mask('王小明', { head: 1, tail: 0, stars: 2 })).toBe('王**')
    expect(mask('6222021234561234', { head: 0 })).toBe('****1234')
  })

  it.each(['1', '1234', '12345678'])('of %j, no longer than both ends, nothing is shown', (text) => {
    expect(mask(text)).toBe('****')
    expect(maskParts(text)).toEqual({ head: '', tail: '' })
  })

  it('one character more than both ends is masked as usual', () => expect(mask('123456789')).toBe('1234****6789'))

  it('an empty text stays empty: there is nothing hidden', () => expect(mask('')).toBe(''))

  it('always shows an asterisk, because a number without one looks complete', () => {
    expect(mask('6222021234561234', { stars: 0 })).toBe('6222*1234')
    expect(mask('6222021234561234', { head: -1, tail: -2, stars: -3 })).toBe('*')
  })

  it.each([{ head: Number.NaN }, { tail: Number.NaN }, { stars: Number.NaN }])(
    'a size %o that is no number is 0',
    (size) => {
      expect(mask('6222021234561234', { head: 0, tail: 0, ...size })).toMatch(/^\*+$/)
    },
  )

  it('does not cut a character outside the basic plane in two', () => {
    expect(mask('𬭎𬭎𬭎', { head: 1, tail: 1 })).toBe('𬭎****𬭎')
  })

  it('masking twice shows the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,30}$/), (text) => {
        expect(mask(mask(text))).toBe(mask(text))
      }),
    )
  })

  it('shows whole ends of the text, which never overlap, and never everything', () => {
    const size = fc.option(fc.integer({ min: -2, max: 12 }), { nil: undefined })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), size, size, (text, head, tail) => {
        const parts = maskParts(text, { head, tail })
        expect(text.startsWith(parts.head) && text.endsWith(parts.tail)).toBe(true)
        if (text !== '') expect(parts.head.length + parts.tail.length).toBeLessThan(text.length)
        expect(Array.from(parts.head).length).toBeLessThanOrEqual(Math.max(0, head ?? 4))
        expect(Array.from(parts.tail).length).toBeLessThanOrEqual(Math.max(0, tail ?? 4))
      }),
    )
  })
})
