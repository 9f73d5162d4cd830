import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRealnameProblems, realnameStateOn } from './realnameRules.ts'
import type { RegisterPayload } from './register.ts'
import {
  findRegisterProblems,
  findUkeyWishProblems,
  findWhiteListProblems,
  type RegisterFacts,
} from './registerRules.ts'
import { corpKindNames } from './states/onboarding.ts'

const today = '2026-11-27'
const idCode = '430199198301020085'
const complete: RegisterPayload = {
  personName: '乔木',
  idCode,
  corpName: '岚山重机股份有限公司',
  creditCode: '91430100MA0000952H',
  userType: 'CORE',
  scale: '大型',
  legalPersonName: '项承志',
  legalIdCode: idCode,
  parentCreditCode: '',
  inviteCode: '',
  licenceFileIds: ['a'],
  legalFileIds: ['b'],
  authorisationFileIds: ['c'],
  password: { kid: 'k', ciphertext: 'c' },
  agreements: ['service', 'privacy'],
}
const facts: RegisterFacts = { today, isKnown: false, isInvited: false, pendingNo: null }
const codesOf = (change: Partial<RegisterPayload>, known: Partial<RegisterFacts> = {}) =>
  findRegisterProblems({ ...complete, ...change }, { ...facts, ...known }).map(({ field, code }) => `${field} ${code}`)

describe('a registration', () => {
  test('is complete as it is', () => expect(codesOf({})).toEqual([]))

  test('each part that is missing is named once, by its own field', () => {
    const parts = ['personName', 'idCode', 'corpName', 'creditCode', 'legalPersonName', 'legalIdCode'] as const
    const files = ['licenceFileIds', 'legalFileIds', 'authorisationFileIds', 'agreements'] as const
    fc.assert(
      fc.property(fc.subarray([...parts]), fc.subarray([...files]), (texts, lists) => {
        const change = Object.fromEntries([...texts.map((name) => [name, '']), ...lists.map((name) => [name, []])])
        const fields = findRegisterProblems({ ...complete, ...change }, facts).map(({ field }) => field)
        expect(fields.toSorted()).toEqual([...texts, ...lists].toSorted())
      }),
    )
  })

  test('a supplier needs an open invitation, a branch its parent, a core company neither', () => {
    fc.assert(
      fc.property(fc.constantFrom(...corpKindNames), fc.boolean(), fc.boolean(), (userType, hasCode, isInvited) => {
        const inviteCode = hasCode ? 'DEMO20260002' : ''
        const expected =
          userType === 'BRANCH'
            ? ['parentCreditCode 01000310']
            : userType === 'CORE'
              ? []
              : hasCode
                ? isInvited
                  ? []
                  : ['inviteCode 02000113']
                : ['inviteCode 01000310']
        expect(codesOf({ userType, inviteCode }, { isInvited })).toEqual(expected)
      }),
    )
  })

  test('a known person needs no password; his own enterprise leads to the login', () => {
    const { password: _, ...none } = complete
    const without = (isKnown: boolean) => findRegisterProblems(none as RegisterPayload, { ...facts, isKnown })
    expect(without(true)).toEqual([])
    expect(without(false).map(({ field }) => field)).toEqual(['password'])
    expect(codesOf({}, { isOwn: true })).toEqual(['creditCode 02000106'])
    expect(codesOf({}, { pendingNo: 'ZC1' })).toEqual(['creditCode 02000107'])
    expect(codesOf({}, { registeredName: '另一家' })).toEqual(['corpName 02000108'])
    expect(codesOf({}, { isOther: true })).toEqual(['idCode 02000104'])
  })
})

test('keys are sent to somebody, or collected', () => {
  const wish = {
    registerNo: 'ZC1',
    directorKeys: 1,
    operatorKeys: 0,
    algorithm: 'ALG_SM2' as const,
    receiverName: '',
    receiverMobile: '',
    regionCode: '',
    address: '',
  }
  expect(findUkeyWishProblems({ ...wish, receiveWay: 'PICKUP' })).toEqual([])
  expect(findUkeyWishProblems({ ...wish, receiveWay: 'POST' }).map(({ field }) => field)).toEqual([
    'receiverName',
    'receiverMobile',
    'regionCode',
    'address',
  ])
  expect(findUkeyWishProblems({ ...wish, directorKeys: 0, receiveWay: 'PICKUP' })).toHaveLength(1)
})

test('the white list asks for all five', () => {
  const none = { corpName: '', creditCode: '', contactName: '', coreName: '', fileIds: [] }
  expect(findWhiteListProblems(none)).toHaveLength(5)
})

describe('a verification', () => {
  const form = {
    legalPersonName: '项承志',
    legalIdCode: idCode,
    licenceNo: '1',
    licenceFrom: '2015-03-01',
    bizAddress: '路',
    licenceFileIds: ['a'],
    legalFileIds: ['b'],
    authorisationFileIds: ['c'],
  }
  const dayFrom = (first: string, last: string) =>
    fc
      .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))

  test('its licence ends after today, or has no end', () => {
    fc.assert(
      fc.property(dayFrom('2020-01-01', '2035-01-01'), fc.boolean(), (licenceTo, isLongTerm) => {
        const found = findRealnameProblems({ ...form, licenceTo, isLongTerm }, { today, openNo: null })
        expect(found.map(({ code }) => code)).toEqual(isLongTerm || licenceTo > today ? [] : ['02000109'])
      }),
    )
  })

  test('a licence that is over counts no more, whatever was verified', () => {
    const corp = { realnameState: 'PASSED', licenceTo: '2026-11-27' }
    expect(realnameStateOn('2026-11-27', corp)).toBe('PASSED')
    expect(realnameStateOn('2026-11-28', corp)).toBe('EXPIRED')
    expect(realnameStateOn('2026-11-28', { ...corp, licenceTo: null })).toBe('PASSED')
    expect(realnameStateOn('2026-11-28', { ...corp, realnameState: 'REVIEWING' })).toBe('REVIEWING')
  })
})
