import { addDays } from '@jinpiao/values/days'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PackPayload, packSections } from './packPayload.ts'
import { completenessOf, packFields, packProblems, packTasks, requiredSections } from './packRules.ts'
import type { PackType } from './packs.ts'

const today = '2026-11-21'
const files = fc.constantFrom<string[]>([], ['F'])
const text = fc.constantFrom('', '甲')
const day = fc.constantFrom('', addDays(today, -1), today, addDays(today, 1))
const lines = <Line>(line: fc.Arbitrary<Line>) => fc.array(line, { maxLength: 2 })
const pack: fc.Arbitrary<PackPayload> = fc.record({
  packName: text,
  pkParty: text,
  fkCore: text,
  remark: text,
  auth: lines(fc.record({ authKind: fc.constant('DATA_USE' as const), validTo: day, fileIds: files })),
  contracts: lines(
    fc.record({
      contractNo: text,
      contractName: text,
      buyerName: text,
      sellerName: text,
      contractAmount: fc.constantFrom('', '1.00'),
      signedDate: day,
      contractEndDate: day,
      fileIds: files,
    }),
  ),
  invoices: fc.constantFrom<string[]>([], ['I']),
  others: lines(fc.record({ materialKind: fc.constant('LOGISTICS' as const), materialNote: text, fileIds: files })),
})
const kind = fc.constantFrom<PackType>('FINANCE_PACK', 'ISSUE_PACK')
const complete: PackPayload = {
  packName: '甲',
  pkParty: 'P',
  fkCore: 'C',
  remark: '',
  auth: [{ authKind: 'FINANCING', validTo: addDays(today, 1), fileIds: ['F'] }],
  contracts: [
    {
      contractNo: 'N',
      contractName: '合同',
      buyerName: '甲',
      sellerName: '乙',
      contractAmount: '1.00',
      signedDate: today,
      contractEndDate: '',
      fileIds: ['F'],
    },
  ],
  invoices: ['I'],
  others: [{ materialKind: 'OTHER', materialNote: '', fileIds: ['F'] }],
}
const codesOf = (payload: PackPayload) =>
  packProblems(payload, { kind: 'FINANCE_PACK', today }).map(({ field, code }) => [field, code])

test('a pack can be submitted when every section that it needs is complete and none is half done', () => {
  fc.assert(
    fc.property(pack, kind, (payload, type) => {
      const facts = { kind: type, today }
      const tasks = packTasks(payload, facts)
      const isReady = tasks.every(({ isRequired, state, reason }) =>
        isRequired ? state === 'DONE' : reason === null || payload.contracts.length === 0,
      )
      const head =
        payload.packName === '' || payload.pkParty === '' || (type === 'FINANCE_PACK' && payload.fkCore === '')
      const problems = packProblems(payload, facts)
      if (problems.length === 0) expect(isReady).toBe(true)
      if (isReady && !head && payload.contracts.length > 0) expect(problems).toEqual([])
    }),
  )
})

test('completeness counts the sections that the kind needs, so it is full exactly where no task is left', () => {
  fc.assert(
    fc.property(pack, kind, (payload, type) => {
      const facts = { kind: type, today }
      const [done, all] = completenessOf(payload, facts).split('/').map(Number)
      expect(all).toBe(requiredSections[type].length)
      const required = packTasks(payload, facts).filter(({ isRequired }) => isRequired)
      expect(done).toBe(required.filter(({ state }) => state === 'DONE').length)
    }),
  )
})

test('every problem lies in a section or in the head, and a section with a problem is not done', () => {
  fc.assert(
    fc.property(pack, kind, (payload, type) => {
      const facts = { kind: type, today }
      const fields = packProblems(payload, facts).map(({ field }) => field.split('.')[0])
      const known = ['packName', 'pkParty', 'fkCore', ...Object.values(packFields)]
      expect(fields.every((field) => known.includes(field ?? ''))).toBe(true)
      for (const { section, state } of packTasks(payload, facts)) {
        if (fields.includes(packFields[section])) expect(state).not.toBe('DONE')
      }
    }),
  )
})

test('invoices come after the contract', () => {
  const tasks = packTasks({ ...complete, contracts: [], invoices: [] }, { kind: 'FINANCE_PACK', today })
  expect(tasks.map(({ section, state, reason }) => [section, state, reason?.code])).toEqual([
    ['auth', 'DONE', undefined],
    ['contract', 'NOT_STARTED', undefined],
    ['invoice', 'BLOCKED', '04000152'],
    ['other', 'DONE', undefined],
  ])
})

test('a complete pack has nothing to correct; what it lacks is named by its section or by its field', () => {
  expect(codesOf(complete)).toEqual([])
  for (const section of packSections)
    expect(codesOf({ ...complete, [packFields[section]]: [] }).map(([, code]) => code)).toContain('04000150')
  const [auth] = complete.auth
  const [contract] = complete.contracts
  if (!auth || !contract) throw new Error('a complete pack has both')
  expect(codesOf({ ...complete, auth: [{ ...auth, validTo: today }] })).toEqual([['auth.0.validTo', '04000151']])
  expect(codesOf({ ...complete, auth: [{ ...auth, fileIds: [] }] })).toEqual([['auth.0.fileIds', '01000312']])
  const dated = (signedDate: string, contractEndDate: string) =>
    codesOf({ ...complete, contracts: [{ ...contract, signedDate, contractEndDate }] })
  expect(dated(addDays(today, 1), '')).toEqual([['contracts.0.signedDate', '04000125']])
  expect(dated(today, addDays(today, -1))).toEqual([['contracts.0.contractEndDate', '04000153']])
})

test('a pack for issuing needs neither invoices nor further material, and no core enterprise', () => {
  const issue = { ...complete, fkCore: '', invoices: [], others: [] }
  expect(packProblems(issue, { kind: 'ISSUE_PACK', today })).toEqual([])
  expect(completenessOf(issue, { kind: 'ISSUE_PACK', today })).toBe('2/2')
})
