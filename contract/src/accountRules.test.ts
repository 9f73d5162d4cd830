import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountPayload } from './accountChange.ts'
import { type AccountFacts, findAccountProblems, judgeRemittance, looksLikePersonCard } from './accountRules.ts'

const right: AccountPayload = {
  pkAccount: '',
  accountNo: '42050110087600001288',
  bankCode: '901',
  branchName: '武汉市城中支行',
  interBankNo: '901420100019',
  accountKind: 'BASIC',
  usages: ['COLLECT'],
  fileIds: [],
}
const known: AccountFacts = { realnameState: 'PASSED', isTaken: false, isGone: false }
const codes = (changes: Partial<AccountPayload>, facts: Partial<AccountFacts> = {}) =>
  findAccountProblems({ ...right, ...changes }, { ...known, ...facts }).map(({ field, code }) => `${field} ${code}`)
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })

describe('what refuses an account', () => {
  test('a number is 8 to 30 digits, whatever they are', () => {
    fc.assert(
      fc.property(digits(8, 30), (accountNo) => {
        expect(codes({ accountNo })).toEqual([])
      }),
    )
    const short = digits(1, 7)
    const long = digits(31, 40)
    const other = fc.tuple(digits(8, 20), fc.constantFrom('-', ' ', 'O', '１')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(short, long, other), (accountNo) => {
        expect(codes({ accountNo })).toEqual(['accountNo 07000103'])
      }),
    )
  })

  test('an inter-bank number is twelve digits', () => {
    fc.assert(
      fc.property(fc.oneof(digits(0, 11), digits(13, 20)), (interBankNo) => {
        expect(codes({ interBankNo })).toEqual(['interBankNo 07000104'])
      }),
    )
  })

  test('an empty form names each field once, in the order of the form', () => {
    expect(codes({ accountNo: '', bankCode: '', branchName: '', interBankNo: '', usages: [] })).toEqual([
      'accountNo 01000310',
      'bankCode 01000311',
      'branchName 01000311',
      'interBankNo 07000104',
      'usages 01000311',
    ])
  })

  test('who is not known gets none; a number stands once; what is changed is in use', () => {
    expect(codes({}, { realnameState: 'NONE' })).toEqual([' 02000110'])
    expect(codes({}, { isTaken: true })).toEqual(['accountNo 07000105'])
    expect(codes({ pkAccount: 'a' }, { isGone: true })).toEqual(['pkAccount 07000105'])
  })
})

describe('I18: what proves an account', () => {
  const expected = {
    accountName: '江城精铸有限公司',
    accountNo: right.accountNo,
    validTo: '2026-11-28T10:00:00.000+08:00',
  }
  const paid = {
    name: expected.accountName,
    accountNo: expected.accountNo,
    fen: 1n,
    receivedAt: '2026-11-22T10:00:00.000Z',
  }

  test('0.01 yuan from this very account under the enterprise’s name, within its days', () => {
    expect(judgeRemittance(expected, paid)).toBe('VERIFIED')
    expect(judgeRemittance(expected, { ...paid, name: ` ${paid.name} ` })).toBe('VERIFIED')
  })

  test('any other amount proves nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -100n, max: 10n ** 12n }), (fen) => {
        expect(judgeRemittance(expected, { ...paid, fen })).toBe(fen === 1n ? 'VERIFIED' : 'AMOUNT')
      }),
    )
  })

  test('the first thing that is wrong is named: too late, name, account, amount', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (isLate, name, account, amount) => {
        const got = {
          name: name ? '他人贸易有限公司' : paid.name,
          accountNo: account ? '62220000000001' : paid.accountNo,
          fen: amount ? 2n : 1n,
          receivedAt: isLate ? '2026-11-28T02:00:00.001Z' : paid.receivedAt,
        }
        const first = isLate ? 'EXPIRED' : name ? 'NAME' : account ? 'ACCOUNT' : amount ? 'AMOUNT' : 'VERIFIED'
        expect(judgeRemittance(expected, got)).toBe(first)
      }),
    )
  })
})

describe('a number that looks like the card of a person', () => {
  test('16 or 19 digits whose last fits; another last digit does not', () => {
    expect(looksLikePersonCard('4111111111111111')).toBe(true)
    fc.assert(
      fc.property(fc.oneof(digits(15, 15), digits(18, 18)), (head) => {
        const fitting = [...'0123456789'].filter((last) => looksLikePersonCard(head + last))
        expect(fitting).toHaveLength(1)
      }),
    )
  })

  test('no other length does, nor does it refuse the account', () => {
    const other = digits(8, 30).filter(({ length }) => length !== 16 && length !== 19)
    fc.assert(
      fc.property(other, (accountNo) => {
        expect(looksLikePersonCard(accountNo)).toBe(false)
      }),
    )
    expect(codes({ accountNo: '4111111111111111' })).toEqual([])
  })
})
