import { fenToDecimal, formatMoney, MAX_FEN } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountOf,
  initialMoney,
  type MoneyLimits,
  type MoneyState,
  moneyReducer,
  standingOutcome,
} from './moneyCommit.ts'

const type = (text: string, from: MoneyState = initialMoney('')) => moneyReducer(from, { type: 'type', text })
const commit = (state: MoneyState, limits: MoneyLimits = {}) => moneyReducer(state, { type: 'commit', ...limits })
const restore = (state: MoneyState) => moneyReducer(state, { type: 'restore' })

describe('accessibility §5.1: while typing', () => {
  test('nothing is rewritten, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => type(text).text === text))
  })

  test('the form is told the decimal, or the raw text while there is none', () => {
    expect(type('1,234.5').value).toBe('1234.50')
    expect(type('12a').value).toBe('12a')
    expect(type('').value).toBe('')
  })
})

describe('accessibility §5.1: on commit', () => {
  test.each([
    ['1234.5', '1,234.50', []],
    ['1,234.5', '1,234.50', []],
    ['１，２３４', '1,234.00', ['comma']],
    ['12,34', '1,234.00', ['comma']],
    ['1 234.56', '1,234.56', ['space']],
    ['¥1,234.56元', '1,234.56', ['symbol']],
    ['-5', '5.00', ['minus']],
    ['0', '0.00', []],
  ])('%j is formatted as %s', (text, shown, stripped) => {
    const done = commit(type(text))
    expect(done.text).toBe(shown)
    expect(done.outcome).toEqual({ kind: 'formatted', decimal: done.value, stripped })
  })

  test('spec §5: a minus that was kept out while typing is told as one that was pasted', () => {
    const minus = (state: MoneyState) => moneyReducer(state, { type: 'minus' })
    const told = { kind: 'formatted', decimal: '5.00', stripped: ['minus'] }
    expect(commit(type('5', minus(initialMoney('')))).outcome).toEqual(told)
    expect(commit(minus(initialMoney('5.00'))).outcome).toEqual(told)
    // Taken back with what was typed behind it.
    const again = type('5', type('', minus(type('4'))))
    expect(commit(again).outcome).toMatchObject({ stripped: [] })
    expect(commit(minus(initialMoney('')))).toEqual({ text: '', value: '', dirty: false })
  })

  test.each(['12a', '1e5', '1.2.3', '一百'])('spec §5: %j is cleared, and the text is kept for undo', (text) => {
    const done = commit(type(text))
    expect(done).toMatchObject({ text: '', value: '', outcome: { kind: 'cleared', rejected: text } })
    expect(restore(done)).toMatchObject({ text, value: text, dirty: true })
  })

  test('spec §5: 99999999999999.98 is taken, .99 is not, although both are one double', () => {
    expect(commit(type('99999999999999.98')).value).toBe('99999999999999.98')
    expect(commit(type('99999999999999.99'))).toMatchObject({
      text: '99999999999999.99',
      outcome: { kind: 'tooLarge', limit: MAX_FEN },
    })
  })

  test('limits of the form: the amount stays, the outcome names the limit', () => {
    const limits = { min: 100_00n, max: 2_000_000_00n }
    expect(commit(type('3000000'), limits)).toMatchObject({
      text: '3,000,000.00',
      value: '3000000.00',
      outcome: { kind: 'tooLarge', limit: 2_000_000_00n },
    })
    expect(commit(type('99.99'), limits).outcome).toEqual({ kind: 'tooSmall', limit: 100_00n })
  })

  test('limits move: what is within those of now is no error any more, and the error names those of now', () => {
    const tooSmall = commit(type('5'), { min: 1000n })
    expect(standingOutcome(tooSmall, { min: 1000n })).toEqual({ kind: 'tooSmall', limit: 1000n })
    expect(standingOutcome(tooSmall, { min: 700n })).toEqual({ kind: 'tooSmall', limit: 700n })
    expect(standingOutcome(tooSmall, { min: 500n })).toBeUndefined()
    expect(standingOutcome(tooSmall, {})).toBeUndefined()
    expect(standingOutcome(tooSmall, { max: 100n })).toEqual({ kind: 'tooLarge', limit: 100n })
    // What was right when it was left stays so: nothing turns red while another field is typed in.
    expect(standingOutcome(commit(type('5')), { min: 1000n })).toMatchObject({ kind: 'formatted' })
  })

  test('three decimals stay to be corrected', () => {
    expect(commit(type('1.005'))).toMatchObject({ text: '1.005', outcome: { kind: 'tooManyDecimals' } })
  })

  test('G10: a blur without a change says nothing, a second blur neither', () => {
    const done = commit(type('5'))
    expect(commit(done)).toBe(done)
    expect(commit(initialMoney('5.00')).outcome).toBeUndefined()
    expect(commit(type('   '))).toEqual({ text: '', value: '', dirty: false })
  })

  test('undo gives back exactly what was typed', () => {
    expect(restore(commit(type(' 1234.5'))).text).toBe(' 1234.5')
    expect(restore(initialMoney('5.00'))).toEqual(initialMoney('5.00'))
  })

  test('the amount of the button can be taken back', () => {
    const filled = moneyReducer(commit(type('5')), { type: 'fill', decimal: '2000000.00' })
    expect(filled).toMatchObject({ text: '2,000,000.00', value: '2000000.00', dirty: false })
    expect(restore(filled).text).toBe('5.00')
  })

  test('every amount comes through unchanged, and formatting it again changes nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_FEN }), (fen) => {
        const decimal = fenToDecimal(fen)
        const done = commit(type(decimal))
        expect([done.value, done.text]).toEqual([decimal, formatMoney(fen)])
        expect(commit(type(done.text)).outcome).toEqual({ kind: 'formatted', decimal, stripped: [] })
      }),
    )
  })
})

test('a value from outside is shown formatted, a raw text as it is', () => {
  expect(initialMoney('1234567.8').text).toBe('1,234,567.80')
  expect(initialMoney('12a').text).toBe('12a')
  expect(amountOf('12a')).toBeUndefined()
  expect(amountOf('-5.00')).toBeUndefined()
})
