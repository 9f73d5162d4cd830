import { addDays } from '@jinpiao/values/days'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SignupPayload, signupPayload } from './signup.ts'
import {
  EXTEND_DAYS,
  findSignupProblems,
  qualificationStateOf,
  RETRY_DAYS,
  retryFrom,
  type SignupFacts,
  type Standing,
  standingRefusal,
} from './signupRules.ts'

const today = '2026-11-21'
const documents = ['营业执照', '财务报表', '交易合同']
const right: SignupPayload = {
  fkProduct: 'p',
  revenueLast: '12000000.00',
  revenueBefore: '9800000.00',
  profitLast: '860000.00',
  profitBefore: '-120000.50',
  partners: [{ partnerName: '华岳重工股份有限公司', partnerShare: '62.50' }],
  papers: documents.map((document) => ({ document, fileIds: ['f'] })),
  authFileIds: ['f'],
  contactName: '曹若溪',
  contactMobile: '13800000401',
}
const free: Standing = { today, openNo: null, refusedOn: null, validTo: null }
const codes = (changes: Partial<SignupPayload> = {}, facts: Partial<SignupFacts> = {}) =>
  findSignupProblems(
    { ...right, ...changes },
    { realnameState: 'PASSED', product: { documents }, standing: free, ...facts },
  ).map(({ field, code }) => `${field} ${code}`)
const share = (bp: number) => `${Math.floor(bp / 100)}.${String(bp % 100).padStart(2, '0')}`

describe('what a form needs', () => {
  test('a complete one is right; an empty one lacks each of its parts', () => {
    expect(codes()).toEqual([])
    const empty: SignupPayload = {
      fkProduct: '',
      revenueLast: '',
      revenueBefore: '',
      profitLast: '',
      profitBefore: '',
      partners: [],
      papers: [],
      authFileIds: [],
      contactName: '',
      contactMobile: '',
    }
    expect(signupPayload.safeParse(empty).success).toBe(true)
    expect(codes(empty)).toEqual([
      'fkProduct 01000311',
      'revenueLast 01000310',
      'revenueBefore 01000310',
      'profitLast 01000310',
      'profitBefore 01000310',
      'partners 01000310',
      'papers.0.fileIds 09000117',
      'papers.1.fileIds 09000117',
      'papers.2.fileIds 09000117',
      'authFileIds 01000312',
      'contactName 01000310',
      'contactMobile 01000310',
    ])
  })

  test('every paper that the product asks for, at its place in the form, and no other', () => {
    fc.assert(
      fc.property(fc.subarray(documents), fc.boolean(), (given, isReversed) => {
        const papers = given.map((document) => ({ document, fileIds: ['f'] }))
        if (isReversed) papers.reverse()
        const lacking = documents.filter((document) => !given.includes(document))
        expect(codes({ papers })).toEqual(lacking.map((each) => `papers.${documents.indexOf(each)}.fileIds 09000117`))
      }),
    )
  })

  test('the shares of the partners come to 100 % at most, exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 10 }), (all) => {
        const partners = all.map((bp) => ({ partnerName: '甲', partnerShare: share(bp) }))
        const isTooMuch = all.reduce((sum, bp) => sum + bp, 0) > 10_000
        expect(codes({ partners })).toEqual(isTooMuch ? ['partners.0.partnerShare 09000116'] : [])
      }),
    )
  })

  test('an enterprise that is not known, and a product that is no longer offered', () => {
    expect(codes({}, { realnameState: 'NONE' })).toEqual([' 02000110'])
    expect(codes({}, { product: null })).toEqual(['fkProduct 01000302'])
  })
})

describe('where a product stands', () => {
  test('one application at a time', () => {
    expect(standingRefusal({ ...free, openNo: 'SQ1' })).toMatchObject({ code: '09000111', values: ['SQ1'] })
    expect(qualificationStateOf({ ...free, openNo: 'SQ1' })).toBe('PENDING')
  })

  test('after a refusal the product is closed for its days, and opens on the day that is named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * RETRY_DAYS }), (ago) => {
        const refusedOn = addDays(today, -ago)
        const from = addDays(refusedOn, RETRY_DAYS)
        const isClosed = ago < RETRY_DAYS
        expect(retryFrom({ refusedOn, today })).toBe(isClosed ? from : null)
        expect(standingRefusal({ ...free, refusedOn })?.code).toBe(isClosed ? '09000112' : undefined)
        expect(standingRefusal({ ...free, refusedOn, today: from })).toBeUndefined()
      }),
    )
  })

  test('a qualification is extended in its last days, and applied for again after its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (left) => {
        const standing = { ...free, validTo: addDays(today, left) }
        const state = left < 0 ? 'EXPIRED' : left <= EXTEND_DAYS ? 'SOON' : 'VALID'
        expect(qualificationStateOf(standing)).toBe(state)
        expect(standingRefusal(standing)?.code).toBe(state === 'VALID' ? '09000118' : undefined)
      }),
    )
  })
})
