import { addDays } from '@jinpiao/values/days'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TransferPayload } from './transfer.ts'
import { changeFen, evenly, findTransferProblems, type TransferFacts } from './transferRules.ts'

const today = '2026-11-21'
const held = { state: 'HELD', isLocked: false, promisedDate: addDays(today, 60), depth: 0 } as const
const trade: TransferPayload['outputs'][number]['trade'] = {
  contractNo: 'HT-1',
  contractName: '采购合同',
  contractAmount: '1000.00',
  signedDate: '2026-10-01',
  deliveredDate: '',
  fileIds: ['f1'],
  invoices: [],
  otherFileIds: [],
  fundFlowFileIds: [],
}
const output = (pkCorp: string, amount: string) => ({ pkCorp, amount, trade, remark: '' })
const recipient = { corpName: '安禾', isSelf: false, isIssuer: false, isCore: false, realnameState: 'PASSED' }
const facts = (changes: Partial<TransferFacts> = {}): TransferFacts => ({
  today,
  ticket: { ...held, amount: '100.00' },
  recipients: new Map([
    ['a', recipient],
    ['b', recipient],
    ['self', { ...recipient, isSelf: true }],
    ['issuer', { ...recipient, isIssuer: true }],
    ['core', { ...recipient, isCore: true }],
    ['unreal', { ...recipient, realnameState: 'NONE' }],
  ]),
  ...changes,
})
const codes = (payload: TransferPayload, known = facts()) =>
  findTransferProblems(payload, known).map(({ field, code }) => `${field} ${code}`)
const of = (...outputs: ReturnType<typeof output>[]): TransferPayload => ({ fkCredit: 'c', outputs })

describe('I8: to whom', () => {
  test.each([
    ['', '01000311'],
    ['self', '04000118'],
    ['issuer', '04000119'],
    ['core', '04000173'],
    ['unreal', '04000103'],
    ['nobody', '04000103'],
  ])('%s: %s', (pkCorp, code) => {
    expect(codes(of(output(pkCorp, '1.00')))).toEqual([`outputs.0.pkCorp ${code}`])
  })

  test('a recipient stands there once', () => {
    expect(codes(of(output('a', '1.00'), output('a', '2.00')))).toEqual(['outputs.1.pkCorp 04000122'])
  })

  test('parts go to different enterprises, so a contract number that two of them have is two contracts', () => {
    const known = facts({ ticket: { ...held, amount: '5000.00' } })
    expect(codes(of(output('a', '400.00'), output('b', '600.01')), known)).toEqual([])
  })

  test('spec §5: a supplier that is not of the first level gives all four proofs', () => {
    expect(codes(of(output('a', '1.00')), facts({ needsProofs: true }))).toEqual([
      'outputs.0.trade.invoices 04000104',
      'outputs.0.trade.fundFlowFileIds 04000104',
      'outputs.0.trade.otherFileIds 04000104',
    ])
  })
})

describe('I1: parts and change add up to the ticket', () => {
  test('all of it, or less; never more', () => {
    expect(codes(of(output('a', '60.00'), output('b', '40.00')))).toEqual([])
    expect(codes(of(output('a', '60.00'), output('b', '40.01')))).toEqual(['outputs.1.amount 04000105'])
  })

  test('whatever is given away, the rest is the change', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 }), (fens) => {
        const payload = of(
          ...fens.map((fen) => output('a', `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`)),
        )
        const sum = BigInt(fens.reduce((total, fen) => total + fen, 0))
        expect(changeFen(payload, '200.00')).toBe(20_000n - sum)
      }),
    )
  })
})

test('a ticket has to be chosen', () => {
  expect(codes(of(output('a', '1.00')), facts({ ticket: null }))).toEqual(['fkCredit 04000123'])
})

test('平均分配 loses no fen, and no two parts differ by more than one', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 1, max: 20 }), (total, parts) => {
      const found = evenly(total, parts)
      expect(found.reduce((sum, each) => sum + each, 0n)).toBe(total)
      expect((found[0] ?? 0n) - (found.at(-1) ?? 0n) <= 1n).toBe(true)
    }),
  )
})
