import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ukeyKindNames, ukeyStateNames } from './states/ukey.ts'
import type { OwnUkey, UkeyChangeFacts, UkeyChangePayload } from './ukeyChange.ts'
import { findUkeyChangeProblems, kindStates, makesKey, needsDelivery, needsLetter } from './ukeyChangeRules.ts'

const right: UkeyChangePayload = {
  ukeyKind: 'REISSUE',
  pkUkey: 'k',
  ukeyReason: '损坏',
  authorisationFileIds: ['f'],
  receiveWay: 'PICKUP',
  receiverName: '',
  receiverMobile: '',
  regionCode: '',
  address: '',
}
const key: OwnUkey = {
  pkUkey: 'k',
  bearerName: '曹若溪',
  ukeyPost: '经办',
  ukeySuffix: '1234',
  algorithm: 'ALG_RSA',
  ukeyState: 'ACTIVE',
  certificateUntil: '2027-01-01T00:00:00.000+08:00',
  mayAsk: true,
  isBearerInOffice: true,
  openNo: null,
}
const codes = (
  changes: Partial<UkeyChangePayload> = {},
  of: Partial<OwnUkey> = {},
  known: Partial<UkeyChangeFacts> = {},
) =>
  findUkeyChangeProblems(
    { ...right, ...changes },
    { realnameState: 'PASSED', keys: [{ ...key, ...of }], ...known },
  ).map(({ field, code }) => `${field} ${code}`)

const kind = fc.constantFrom(...ukeyKindNames)

describe('what refuses a change of a key', () => {
  test('a complete one of every kind is right', () => {
    fc.assert(
      fc.property(kind, (ukeyKind) => {
        expect(codes({ ukeyKind })).toEqual([])
      }),
    )
  })

  test('a kind is possible in its states alone, and says the state', () => {
    fc.assert(
      fc.property(kind, fc.constantFrom(...ukeyStateNames), (ukeyKind, ukeyState) => {
        const isRight = kindStates[ukeyKind].includes(ukeyState)
        expect(codes({ ukeyKind }, { ukeyState })).toEqual(isRight ? [] : ['pkUkey 11000123'])
      }),
    )
    expect(ukeyKindNames.filter((each) => kindStates[each].includes('REVOKED'))).toEqual([])
  })

  test('one reason for a key is enough, the nearest first', () => {
    expect(codes({ pkUkey: '' })).toEqual(['pkUkey 01000311'])
    expect(codes({}, { mayAsk: false, ukeyState: 'REVOKED', openNo: 'SQ1' })).toEqual(['pkUkey 11000129'])
    expect(codes({}, { ukeyState: 'REVOKED', openNo: 'SQ1' })).toEqual(['pkUkey 11000123'])
    expect(codes({}, { isBearerInOffice: false, openNo: 'SQ1' })).toEqual(['pkUkey 11000120'])
  })

  test('a key that is given up needs neither a bearer in office nor a verified enterprise; one that is made does', () => {
    fc.assert(
      fc.property(kind, (ukeyKind) => {
        const made = makesKey(ukeyKind)
        expect(codes({ ukeyKind }, { isBearerInOffice: false })).toEqual(made ? ['pkUkey 11000128'] : [])
        expect(codes({ ukeyKind }, {}, { realnameState: 'NONE' })).toEqual(made ? [' 02000110'] : [])
      }),
    )
  })

  test('a letter and a delivery where they are needed', () => {
    fc.assert(
      fc.property(kind, (ukeyKind) => {
        const missing = codes({ ukeyKind, authorisationFileIds: [], receiveWay: 'POST', receiverMobile: '13800000100' })
        expect(missing).toEqual([
          ...(needsLetter(ukeyKind) ? ['authorisationFileIds 01000312'] : []),
          ...(needsDelivery(ukeyKind) ? ['receiverName 01000310', 'regionCode 01000311', 'address 01000310'] : []),
        ])
      }),
    )
    expect(codes({ ukeyReason: '' })).toEqual(['ukeyReason 01000310'])
  })
})
