import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UkeyApplyFacts, UkeyApplyPayload } from './ukeyApply.ts'
import { findSamePersonProblems, findUkeyApplyProblems } from './ukeyApplyRules.ts'

const right: UkeyApplyPayload = {
  userId: 'u',
  algorithm: 'ALG_RSA',
  receiveWay: 'POST',
  receiverName: '万里云',
  receiverMobile: '13800000100',
  regionCode: '420103',
  address: '示范路 8 号',
}
const bearer = { userId: 'u', bearerName: '曹若溪', ukeyPost: '经办', ukeySuffix: null, openNo: null }
const facts: UkeyApplyFacts = { realnameState: 'PASSED', bearers: [bearer] }
const codes = (changes: Partial<UkeyApplyPayload> = {}, known: Partial<UkeyApplyFacts> = {}) =>
  findUkeyApplyProblems({ ...right, ...changes }, { ...facts, ...known }).map(({ field, code }) => `${field} ${code}`)

describe('what refuses the key of a person', () => {
  test('a complete one is right; an empty one lacks each of its parts', () => {
    expect(codes()).toEqual([])
    expect(codes({ userId: '', receiverName: '', receiverMobile: '', regionCode: '', address: '' })).toEqual([
      'userId 01000311',
      'receiverName 01000310',
      'receiverMobile 01000310',
      'regionCode 01000311',
      'address 01000310',
    ])
  })

  test('a key that is collected needs nobody to receive it, whatever is typed', () => {
    const part = fc.record({ receiverName: fc.string(), receiverMobile: fc.constantFrom('', '13800000100') })
    fc.assert(
      fc.property(part, (typed) => {
        expect(codes({ ...typed, receiveWay: 'PICKUP', regionCode: '', address: '' })).toEqual([])
      }),
    )
  })

  test('only an enterprise that is verified has keys', () => {
    fc.assert(
      fc.property(fc.constantFrom('NONE', 'REVIEWING', 'REJECTED', 'EXPIRED'), (realnameState) => {
        expect(codes({}, { realnameState })).toEqual([' 02000110'])
      }),
    )
  })

  test('whoever is named must be in an office that signs, and waits for no other key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-t]\w{0,8}$/), (userId) => {
        expect(codes({ userId })).toEqual(['userId 11000128'])
      }),
    )
    expect(codes({}, { bearers: [{ ...bearer, openNo: 'SQ1' }] })).toEqual(['userId 11000120'])
  })
})

test('of lines for one person all but the first are refused, and nothing else', () => {
  const lines = fc.array(fc.constantFrom('', 'a', 'b', 'c').map((userId) => ({ userId })))
  fc.assert(
    fc.property(lines, (all) => {
      const refused = new Set(findSamePersonProblems(all).map(({ line }) => line))
      const kept = all.filter(({ userId }, index) => userId !== '' && !refused.has(index)).map(({ userId }) => userId)
      expect(kept).toEqual([...new Set(all.map(({ userId }) => userId).filter((userId) => userId !== ''))])
      expect(all.filter(({ userId }, index) => userId === '' && refused.has(index))).toEqual([])
    }),
  )
})
