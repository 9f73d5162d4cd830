import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import { parseIdCard } from './idCard.ts'

const today = '2026-11-21'
const reason = (text: string, allow15?: boolean) => {
  const parsed = parseIdCard(text, { today, allow15 })
  return parsed.ok ? 'ok' : parsed.reason
}

/** Check digit by the weights that GB 11643 prints, written apart from the code under test. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const withCheckDigit = (body: string) =>
  body + '10X98765432'.charAt(WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11)

const resident = fc
  .tuple(
    fc.constantFrom('110101', '310151', '330113', '440524', '654000', '710000'),
    fc.integer({ min: 0, max: 46_000 }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([region, age, serial]) => ({ region, birth: addDays(today, -age), serial: String(serial).padStart(3, '0') }))

describe('parseIdCard', () => {
  it('spec §5: reads an 18-digit number (the examples of GB 11643)', () => {
    expect(parseIdCard('11010519491231002X', { today })).toEqual({
      ok: true,
      kind: 'resident',
      id: '11010519491231002X',
      birth: '1949-12-31',
      sex: 'female',
    })
    expect(parseIdCard('440524188001010014', { today })).toMatchObject({ ok: true, birth: '1880-01-01', sex: 'male' })
  })

  it('spec §5: reads a 15-digit number and offers its 18 digits', () => {
    expect(parseIdCard('110105491231002', { today })).toEqual({
      ok: true,
      kind: 'resident',
      id: '110105491231002',
      birth: '1949-12-31',
      sex: 'female',
      upgraded: '11010519491231002X',
    })
  })

  it('15 digits are refused where the form does not allow them', () => {
    expect(parseIdCard('110105491231002', { today, allow15: false })).toEqual({
      ok: false,
      reason: 'length',
      length: 15,
    })
  })

  it.each(['11010519491231002x', '１１０１０５１９４９１２３１００２Ｘ', ' 110105 19491231 002X\u00a0'])(
    'small x, full-width characters and spaces are taken: %j',
    (text) => expect(parseIdCard(text, { today })).toMatchObject({ ok: true, id: '11010519491231002X' }),
  )

  it.each([
    ['', 'empty'],
    [' \u3000', 'empty'],
    ['1101051949123100', 'length'],
    ['11010519491231002XX', 'length'],
    ['1101051949123100AX', 'characters'],
    ['X10105194912310021', 'characters'],
    ['11010549123100X', 'characters'],
    [withCheckDigit('00000019491231002'), 'province'],
    [withCheckDigit('99010519491231002'), 'province'],
    [withCheckDigit('72010519491231002'), 'province'],
    ['810000491231002', 'province'],
    [withCheckDigit('11010119900230001'), 'date'],
    [withCheckDigit('11010119001301001'), 'date'],
    [withCheckDigit('11010119010229001'), 'date'],
    [withCheckDigit('11010120991231001'), 'date'],
    [withCheckDigit('11010118791231001'), 'date'],
    ['110101900230001', 'date'],
    ['110105194912310021', 'checksum'],
  ])('spec §5: %j fails for its own reason, %s', (text, expected) => expect(reason(text)).toBe(expected))

  it('accessibility §5.3: a wrong length is told with the length', () => {
    expect(parseIdCard('1101051949123100 2', { today })).toEqual({ ok: false, reason: 'length', length: 17 })
  })

  it('nobody is born after today', () => {
    expect(reason(withCheckDigit('11010120261121001'))).toBe('ok')
    expect(reason(withCheckDigit('11010120261122001'))).toBe('date')
  })

  it.each([
    ['81000019900307001', 'hongkongMacao'],
    ['82000019900307001', 'hongkongMacao'],
    ['83000019900307001', 'taiwan'],
    ['71000019900307001', 'resident'],
    ['91184019900307001', 'foreigner'],
    ['93184019900307001', 'foreigner'],
    ['94484019900307001', 'foreigner'],
    ['31015119900307001', 'resident'],
  ])('%s is the card of a %s', (body, kind) => {
    expect(parseIdCard(withCheckDigit(body), { today })).toMatchObject({ ok: true, kind, sex: 'male' })
  })

  it('reads birth and sex of every valid number', () => {
    fc.assert(
      fc.property(resident, ({ region, birth, serial }) => {
        const id = withCheckDigit(region + birth.replaceAll('-', '') + serial)
        const sex = Number(serial) % 2 === 1 ? 'male' : 'female'
        expect(parseIdCard(id, { today })).toEqual({ ok: true, kind: 'resident', id, birth, sex })
      }),
    )
  })

  it('finds every single wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(resident, fc.nat(17), fc.integer({ min: 1, max: 9 }), ({ region, birth, serial }, at, by) => {
        const id = withCheckDigit(region + birth.replaceAll('-', '') + serial)
        if (id[at] !== 'X') {
          const wrong = id.slice(0, at) + ((Number(id[at]) + by) % 10) + id.slice(at + 1)
          expect(reason(wrong)).not.toBe('ok')
        }
        const swapped = id.slice(0, at) + (id[at + 1] ?? '') + id[at] + id.slice(at + 2)
        if (swapped !== id) expect(reason(swapped)).not.toBe('ok')
      }),
    )
  })

  it('the upgrade of a 15-digit number is a valid number of the same person', () => {
    fc.assert(
      fc.property(resident, ({ region, birth, serial }) => {
        const born = `19${birth.slice(2)}`
        const old = parseIdCard(region + born.slice(2).replaceAll('-', '') + serial, { today })
        if (!old.ok) return expect(old.reason).toBe('date')
        expect(parseIdCard(old.upgraded ?? '', { today })).toMatchObject({ ok: true, birth: born, sex: old.sex })
      }),
    )
  })
})
